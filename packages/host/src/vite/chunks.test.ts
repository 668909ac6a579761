import { expect, it, vi } from 'vitest'
import { closedEntry } from './chunks.ts'

it.each([
  [[], 0],
  [['assets/list.js'], 1],
])('ends a build whose first file imports others: %j', (imports, errors) => {
  const { generateBundle } = closedEntry()
  const error = vi.fn()
  const bundle = {
    first: { type: 'chunk', isEntry: true, fileName: 'assets/client.js', imports },
    other: { type: 'chunk', isEntry: false, fileName: 'assets/list.js', imports: ['assets/client.js'] },
  }
  ;(generateBundle as (this: unknown, options: unknown, bundle: unknown) => void).call({ error }, {}, bundle)
  expect(error).toHaveBeenCalledTimes(errors)
})
