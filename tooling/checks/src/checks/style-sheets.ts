import { rawValuesOfSheet, usesTokens } from '@vidda/tooling-lint/raw-values'
import { lineAt, readTexts } from '@vidda/tooling-shared/source/files'
import type { Check } from './report.ts'

/** Applies the lint rule `raw-values` to style sheets, which the linter does not read. */
export const styleSheets: Check = (root) => {
  const files = readTexts(root, (path) => path.endsWith('.css') && usesTokens(path))
  return {
    problems: files.flatMap(({ path, text }) =>
      rawValuesOfSheet(text).map(({ index, message }) => `${path}:${lineAt(text, index)} ${message}`),
    ),
    note: `${files.length} files`,
  }
}
