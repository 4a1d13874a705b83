/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { defineConfig, type Plugin } from 'vite'

const house = new URL('../src/antilles', import.meta.url).pathname

/** The glyphs stand once in the page, so that custom properties reach inside and no script has to make them. */
function sprite(): Plugin {
  const file = new URL('src/icons.svg', import.meta.url)
  return {
    name: 'antilles-sprite',
    transformIndexHtml(html) {
      const glyphs = readFileSync(file, 'utf8')
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/\n+/g, '\n')
        .replace('<svg ', '<svg width="0" height="0" class="sprite" aria-hidden="true" ')
      return html.replace('<!--sprite-->', glyphs)
    },
  }
}

/** The numbered statements of a game in one language: rules.toml?en and so on. */
function statements(): Plugin {
  return {
    name: 'antilles-statements',
    enforce: 'pre',
    load(id) {
      const [file, language] = id.split('?')
      if (!file?.endsWith('/rules.toml') || !language) return null
      const book = parse(readFileSync(file, 'utf8')) as unknown as Book
      const sections = Object.entries(book.sections).map(([key, titles]) => [key, titles[language]])
      const list = book.statement.map((one) => ({
        id: one['id'],
        section: one['section'],
        text: one[language],
        provenance: one['provenance'],
      }))
      return `export default ${JSON.stringify({ sections, statements: list })}`
    },
  }
}

/** The values of a game's data.toml, without their provenance: data.toml?values. */
function values(): Plugin {
  return {
    name: 'antilles-values',
    enforce: 'pre',
    load(id) {
      const [file, wanted] = id.split('?')
      if (!file?.endsWith('/data.toml') || wanted !== 'values') return null
      const data = parse(readFileSync(file, 'utf8')) as Record<string, { value?: unknown }>
      const plain = Object.entries(data).map(([name, datum]) => [name, datum.value])
      return `export default ${JSON.stringify(Object.fromEntries(plain))}`
    },
  }
}

interface Book {
  sections: Record<string, Record<string, string>>
  statement: Record<string, unknown>[]
}

/** The page preloads the face of its running text. */
function preload(): Plugin {
  return {
    name: 'antilles-preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((name) => /atkinson.*latin-wght-normal.*woff2$/.test(name))
        if (!face) return html
        const link = `<link rel="preload" href="./${face}" as="font" type="font/woff2" crossorigin>`
        return html.replace('</title>', `</title>\n    ${link}`)
      },
    },
  }
}

/** What tests look at: boards on test data, built beside the page and never into it. */
const trial = { outDir: new URL('../build/trial', import.meta.url).pathname, rolldownOptions: { input: 'fixture.html' } }

export default defineConfig(({ mode }) => ({
  base: mode === 'trial' ? '/' : './',
  plugins: [statements(), values(), svelte(), sprite(), preload()],
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
  worker: { format: 'es' },
  resolve: { ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}), alias: { $lib: new URL('src/lib', import.meta.url).pathname, $house: house } },
  build: {
    outDir: `${house}/web`,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(mode === 'trial' ? trial : { rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }, { name: 'table', test: /components\/TableScreen\.svelte$/ }] } } } }),
  },
  server: {
    fs: { allow: ['.', house] },
    proxy: { '/api': process.env['ANTILLES_SERVER'] ?? 'http://127.0.0.1:8000' },
  },
}))
