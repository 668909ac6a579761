import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineDiff } from './line-diff.ts'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`)

describe('a diff', () => {
  it('[R11.53] tells the changed line with three around it and its numbers on both sides', () => {
    const before = lines(20)
    const after = before.toSpliced(9, 1, 'other', 'more')
    expect(lineDiff(before.join('\n'), after.join('\n'))).toEqual([
      { kind: 'gap' },
      { kind: 'same', text: 'line 7', before: 7, after: 7 },
      { kind: 'same', text: 'line 8', before: 8, after: 8 },
      { kind: 'same', text: 'line 9', before: 9, after: 9 },
      { kind: 'gone', text: 'line 10', before: 10 },
      { kind: 'new', text: 'other', after: 10 },
      { kind: 'new', text: 'more', after: 11 },
      { kind: 'same', text: 'line 11', before: 11, after: 12 },
      { kind: 'same', text: 'line 12', before: 12, after: 13 },
      { kind: 'same', text: 'line 13', before: 13, after: 14 },
      { kind: 'gap' },
    ])
  })

  it('[R11.53] of a file that was not there is all of it, and holds both sides of any change', () => {
    expect(lineDiff(null, 'a\nb\n').map(({ kind }) => kind)).toEqual(['new', 'new'])
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = lineDiff(before.join('\n'), after.join('\n'))
        const gone = changes.filter(({ kind }) => kind === 'gone').length
        const made = changes.filter(({ kind }) => kind === 'new').length
        // An empty text has one empty line.
        expect(made - gone).toBe(Math.max(1, after.length) - Math.max(1, before.length))
        expect(made + gone === 0).toBe(before.join('\n') === after.join('\n'))
      }),
    )
  })
})
