import { isCode, isData, readTexts } from '@vidda/tooling-shared/source/files'
import type { Check } from './report.ts'

const most = 300

const linesOf = (text: string): number => text.split('\n').length - Number(text.endsWith('\n'))

/** A file is one idea, in at most 300 lines; how short it is beyond that says nothing. Data files may be long. */
export const fileSizes: Check = (root) => {
  const files = readTexts(root, (path) => isCode(path) && !isData(path)).map(({ path, text }) => ({ path, lines: linesOf(text) }))
  return {
    problems: files
      .filter(({ lines }) => lines > most)
      .map(({ path, lines }) => `${path} has ${lines} lines: split it by what its parts are about (at most ${most})`),
    note: `${files.length} files, longest ${Math.max(0, ...files.map(({ lines }) => lines))}`,
  }
}
