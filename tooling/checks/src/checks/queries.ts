import { isCode, isTestCode, lineAt, readTexts } from '@vidda/tooling-shared/source/files'
import type { Check } from './report.ts'

const faults: readonly { readonly found: RegExp; readonly says: string }[] = [
  {
    found: /\binsert into\s+(?:[\w.]+|\$\{[^}]*\})\s+(?:values|select)\b/giu,
    says: 'inserts by position: name the columns, for one that is added or moved would get another one’s value',
  },
  {
    found: /\bany\s*\(\$\{|::text::\w+\[\]/giu,
    says: 'spells out a list: write `= ${anyOf(values)}` (kernel/database/arrays.ts)',
  },
  {
    found: /\bsql<(?:readonly )?\{/gu,
    says: 'writes down what a row is: use the query builder, whose rows have the types of the tables',
  },
]

const home = 'packages/commerce/src/kernel/database/arrays.ts'

/** Queries of the commerce API are read by the compiler where it can, and are written in one way where it cannot. */
export const queries: Check = (root) => {
  const files = readTexts(root, (path) => path.startsWith('packages/commerce/src/') && isCode(path) && !isTestCode(path) && path !== home)
  return {
    problems: files.flatMap(({ path, text }) =>
      faults.flatMap(({ found, says }) => [...text.matchAll(found)].map(({ index }) => `${path}:${lineAt(text, index)} ${says}`)),
    ),
    note: `${files.length} files`,
  }
}
