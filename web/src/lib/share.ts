/** Keep what has not changed: parts of the new value that equal the old one are the old one, so that nothing is drawn twice. */
export function share<T>(old: unknown, now: T): T {
  if (Object.is(old, now) || typeof old !== 'object' || typeof now !== 'object' || !old || !now) return now
  if (Array.isArray(old) !== Array.isArray(now)) return now
  const before = old as Record<string, unknown>
  const entries = Object.entries(now).map(([key, value]): [string, unknown] => [key, share(before[key], value)])
  const same = entries.length === Object.keys(before).length && entries.every(([key, value]) => Object.is(before[key], value))
  if (same) return old as T
  return (Array.isArray(now) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T
}
