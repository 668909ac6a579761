import { screens } from '@vidda/domain/route'
import { editDistance } from '@vidda/domain/spelling'

const fixed = Object.values(screens).filter((path) => path !== '/' && !path.includes(':'))

/** What people write around a path that they know from elsewhere: endings of files, the folder of the pages, capital letters, a stroke at the end. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/pages(?=\/)/u, '')
    .replace(/\.(?:html?|md)$/u, '')
    .replace(/(?<=.)\/$/u, '')

/** How many letters may be wrong: a short path is soon near another word, such as a category's. */
const forgiven = (path: string): number => {
  if (path.length > 8) return 2
  return path.length > 5 ? 1 : 0
}

/** The screen that a path was probably meant to lead to; null where it leads to one, or is near none: categories have paths of their own. */
export function nearestScreen(to: string): string | null {
  const path = to.replace(/[?#].*$/u, '')
  if (fixed.some((one) => one === path)) return null
  const meant = plain(path)
  const edits = (one: string) => (Math.abs(one.length - meant.length) > 2 ? 3 : editDistance(meant, one))
  const best = fixed.toSorted((one, other) => edits(one) - edits(other))[0] ?? ''
  return edits(best) <= forgiven(best) ? best : null
}
