/** Whose lines are not shown on this device, at one table. */
const KEY = 'antilles.hidden'

function load(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

const MOST = 200
let hidden = $state.raw<string[]>(load())

export function isHidden(room: string, name: string): boolean {
  return hidden.includes(`${room} ${name}`)
}

export function turnHidden(room: string, name: string): void {
  const mark = `${room} ${name}`
  hidden = hidden.includes(mark) ? hidden.filter((one) => one !== mark) : [...hidden, mark].slice(-MOST)
  localStorage.setItem(KEY, JSON.stringify(hidden))
}
