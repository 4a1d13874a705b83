/** The screen as ordered text: whatever has a name for those who do not see it, part by part, in the order of the page. */

import { words } from './words.svelte'

export interface Part {
  title: string
  lines: string[]
}

const PARTS = 'section[aria-label], [role=group][aria-label], ul[aria-label], table'
const DOES = '[role=button], button, a, summary'
const NAMED = `[role=img], ${DOES}`
/** What is one line, with the pictures in it: a chip with its amount, a sentence. */
const LINE = 'li, p, h2, .say, .chip, .sub, text'

/** Line breaks and indents of the markup are one space; the spaces that a language keeps unbroken stay. */
function plain(text: string | null | undefined): string {
  return (text ?? '').replace(/[ \n\t]+/g, ' ').trim()
}

/** What is said of an element: its name, else its words with the names of the pictures between them. */
export function spoken(one: Element): string {
  const name = one.getAttribute('aria-label')
  if (name) return plain(name)
  const said: string[] = []
  for (const node of one.childNodes) {
    if (node instanceof Text) said.push(node.data)
    else if (node instanceof Element && node.getAttribute('aria-hidden') !== 'true') said.push(spoken(node))
  }
  return plain(said.join(' '))
}

/** A table row by row: who, then each column's name with its number. */
function rows(table: Element): string[] {
  const heads = [...table.querySelectorAll('thead th')].map(spoken)
  return [...table.querySelectorAll('tbody tr')].map((row) => {
    const cells = [...row.children].map(spoken)
    const told = cells.slice(1).map((cell, index) => plain(`${heads[index + 1] ?? ''} ${cell}`))
    return words.pair(cells[0] ?? '', told.filter(Boolean).join(', '))
  })
}

export function describe(root: Element, can: string): Part[] {
  const parts: Part[] = []
  let lines: string[] = []

  function add(line: string): void {
    if (line) lines.push(line)
  }

  function begin(title: string): void {
    lines = []
    parts.push({ title, lines })
  }

  function walk(one: Element): void {
    if (one.getAttribute('aria-hidden') === 'true' || one.matches('defs, style')) return
    if (one.matches(PARTS)) begin(one.getAttribute('aria-label') ?? spoken(one.querySelector('th') ?? one))
    if (one.matches('table')) return rows(one).forEach(add)
    if (one.matches(NAMED)) {
      const glows = one.getAttribute('data-target') === 'can'
      return add(glows ? `${spoken(one)} (${can})` : spoken(one))
    }
    if (one.matches(LINE) && !one.querySelector(`${PARTS}, ${DOES}`)) return add(spoken(one))
    for (const child of one.children) walk(child)
  }

  begin(root.getAttribute('aria-label') ?? spoken(root.querySelector('h2, th') ?? root))
  walk(root)
  return parts.filter((part) => part.lines.length)
}
