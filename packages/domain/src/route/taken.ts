import { genderUrls } from '../gender/index.ts'
import { categoryShortcuts } from './categories.ts'
import { redirects, renamedCategory } from './redirects.ts'
import { screens } from './screens.ts'

const firstOf = (path: string): string => path.split('/')[1] ?? ''

/** Where a host and the commerce API have what is no page. */
const files: ReadonlySet<string> = new Set(['.well-known', 'api', 'assets', 'healthz', 'home.json', 'pages'])

/** Whether a path leads to a file or the API, and to no page, by its first part. */
export const isFilePath = (path: string): boolean => files.has(firstOf(path))

const taken: ReadonlySet<string> = new Set([
  ...files,
  'article',
  ...genderUrls,
  ...Object.keys(categoryShortcuts),
  renamedCategory.from,
  ...[...Object.values(screens), ...Object.keys(redirects)].map(firstOf),
])

/** Whether a path of one part, or the first of many, is the shop's own for whatever brand, so that no other page can be there. */
export const isTaken = (segment: string): boolean => taken.has(segment)

/** A path as old addresses are compared: decoded, without a slash at its end; null where it cannot be decoded. */
export function redirectKey(path: string): string | null {
  try {
    return decodeURIComponent(path).replace(/(?<=.)\/+$/u, '')
  } catch {
    return null
  }
}
