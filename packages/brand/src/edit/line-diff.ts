export type DiffLine =
  | { readonly kind: 'same' | 'gone' | 'new'; readonly text: string; readonly before?: number; readonly after?: number }
  | { readonly kind: 'gap' }

/** Unchanged lines that are shown around a change. */
const around = 3

type Change = Exclude<DiffLine, { readonly kind: 'gap' }>

/** Lengths of the longest common subsequences of what begins at each pair of lines. */
function commonLengths(before: readonly string[], after: readonly string[]): readonly Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row, below] = [rows[i], rows[i + 1]]
      if (row && below) row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return rows
}

function changesOf(before: readonly string[], after: readonly string[]): readonly Change[] {
  const lengths = commonLengths(before, after)
  const changes: Change[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [gone, made] = [before[i], after[j]]
    if (gone !== undefined && gone === made) changes.push({ kind: 'same', text: gone, before: ++i, after: ++j })
    else if (gone !== undefined && (made === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)))
      changes.push({ kind: 'gone', text: gone, before: ++i })
    else changes.push({ kind: 'new', text: made ?? '', after: ++j })
  }
  return changes
}

const linesOf = (text: string | null): readonly string[] => (text === null ? [] : text.replace(/\n$/u, '').split('\n'))

/** What differs between two texts, line by line, with a few lines around it; null is a file that is not there. */
export function lineDiff(before: string | null, after: string | null): readonly DiffLine[] {
  const changes = changesOf(linesOf(before), linesOf(after))
  const isNear = (index: number) => changes.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'same')
  const lines: DiffLine[] = []
  for (const [index, change] of changes.entries()) {
    if (isNear(index)) lines.push(change)
    else if (lines.at(-1)?.kind !== 'gap') lines.push({ kind: 'gap' })
  }
  return lines
}
