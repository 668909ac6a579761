import { genderOrder } from '@vidda/domain/gender'
import { matchPath, screens } from '@vidda/domain/route'
import { editDistance } from '@vidda/domain/spelling'

const fixed = Object.values(screens).filter((path) => path !== '/' && !path.includes(':'))

/** A path without file extension, pages folder, capital letters and trailing slash. */
const plain = (path: string): string =>
  path
    .toLowerCase()
    .replace(/^\/pages(?=\/)/u, '')
    .replace(/\.(?:html?|md)$/u, '')
    .replace(/(?<=.)\/$/u, '')

/** Maximum edit distance for a path of this length. Short paths get less: many categories are near them. */
const forgiven = (path: string): number => {
  if (path.length > 8) return 2
  return path.length > 5 ? 1 : 0
}

/** The screen path that a misspelt path probably means; null for an exact match and when none is close, because it may be a category. */
export function nearestScreen(to: string): string | null {
  const path = to.replace(/[?#].*$/u, '')
  if (fixed.some((one) => one === path)) return null
  // One that names a campaign, a shop or a post is near the list of them.
  const match = matchPath(path, { genders: genderOrder })
  if (match.kind === 'screen' && Object.keys(match.params).length > 0) return null
  const meant = plain(path)
  const edits = (one: string) => (Math.abs(one.length - meant.length) > 2 ? 3 : editDistance(meant, one))
  const best = fixed.toSorted((one, other) => edits(one) - edits(other))[0] ?? ''
  return edits(best) <= forgiven(best) ? best : null
}
