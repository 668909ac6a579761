/** What a tested story has done wrong, in words. The setup of a file of stories empties it; what listens is set up once for all files. */
export const complaints: string[] = []

const written = (value: unknown): string => (value instanceof Error ? value.message : String(value))

/** React fills `%s` in only when it prints. */
const filled = ([first, ...rest]: readonly unknown[]): string =>
  rest.reduce<string>(
    (text, value) => (text.includes('%s') ? text.replace('%s', () => written(value)) : `${text} ${written(value)}`),
    written(first),
  )

const original = console.error
console.error = (...words: readonly unknown[]) => {
  complaints.push(filled(words))
  original(...words)
}

/** A story has nothing to ask a commerce API: it shows what it was given. */
new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) {
    const { origin, pathname } = new URL(name)
    if (pathname.startsWith('/api/') || (origin !== location.origin && origin.startsWith('http'))) complaints.push(`asked for ${name}`)
  }
}).observe({ type: 'resource', buffered: true })
