import { isCode, isData, readTexts } from '../source/files.ts'
import type { Check } from './report.ts'

const limits = { median: 50, ninety: 180, most: 300 }

const linesOf = (text: string): number => text.split('\n').length - Number(text.endsWith('\n'))

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

/** Files stay small: no more than 300 lines, nine of ten within 180, half within 50. Data files may be long. */
export const fileSizes: Check = (root) => {
  const files = readTexts(root, (path) => isCode(path) && !isData(path)).map(({ path, text }) => ({ path, lines: linesOf(text) }))
  const sorted = files.map(({ lines }) => lines).toSorted((left, right) => left - right)
  const [median, ninety] = [quantile(sorted, 0.5), quantile(sorted, 0.9)]
  return {
    problems: [
      ...files
        .filter(({ lines }) => lines > limits.most)
        .map(({ path, lines }) => `${path} has ${lines} lines: split it by what its parts are about (at most ${limits.most})`),
      ...(median > limits.median
        ? [`Half of the files have more than ${median - 1} lines: split the long ones (at most ${limits.median})`]
        : []),
      ...(ninety > limits.ninety ? [`One file in ten has ${ninety} lines or more: split them (at most ${limits.ninety})`] : []),
    ],
    note: `${files.length} files, median ${median}, p90 ${ninety}, longest ${sorted.at(-1) ?? 0}`,
  }
}
