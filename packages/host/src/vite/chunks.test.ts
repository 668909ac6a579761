import { expect, it } from 'vitest'
import { firstPageChunk } from './chunks.ts'

/** `entry` imports `react` and `shell`, `shell` imports `button` and, in a circle, the entry; `screen` is only imported lazily. */
const imports: Readonly<Record<string, readonly string[]>> = {
  entry: ['react', 'shell'],
  shell: ['button', 'entry'],
  button: ['react'],
  screen: ['button', 'gallery'],
}
const graph = { getModuleInfo: (id: string) => (id in imports ? { importedIds: imports[id] ?? [] } : null) }

it('puts all that the entry imports statically into one chunk, closed under imports', () => {
  const nameOf = firstPageChunk('entry')
  const inside = ['react', 'shell', 'button'].map((id) => nameOf(id, graph))
  expect(inside).toEqual(['shop', 'shop', 'shop'])
})

it('leaves the entry, lazy screens and what only they need to their own chunks', () => {
  const nameOf = firstPageChunk('entry')
  expect(['entry', 'screen', 'gallery'].map((id) => nameOf(id, graph))).toEqual([null, null, null])
})
