import type { Brand } from '@vidda/brand'
import { redirectKey, screens } from '@vidda/domain/route'
import type { Found } from './finding.ts'

const capital = (path: string): boolean => path !== path.toLowerCase()

/** Redirects whose `from` differs only in case from another redirect, a page or a screen, and lead to a different target. */
export function redirectCaseProblems({ config, pages, redirects }: Brand): readonly Found[] {
  const file = `brands/${config.id}/redirects.json`
  const keys = redirects.map(({ from }) => redirectKey(from) ?? from)
  const standing = [...pages.map(({ slug }) => `/${slug}`), ...Object.values(screens)]
  return redirects.flatMap(({ from, to }, index) => {
    const own = keys[index] ?? from
    const key = `redirects[${index}].from`
    const twin = redirects.findIndex(
      (other, at) => at !== index && keys[at] !== own && keys[at]?.toLowerCase() === own.toLowerCase() && other.to !== to,
    )
    const twinFrom = redirects[twin]?.from
    // Of two redirects, report the one with capital letters, or the later one if both have some.
    if (twinFrom !== undefined && capital(own) && (!capital(twinFrom) || twin < index))
      return [
        {
          file,
          key,
          message: `is "${from}", which differs from redirects[${twin}].from ("${twinFrom}") in capital letters alone and leads elsewhere. Lead both to the same, or take one out.`,
        },
      ]
    const page = capital(own) ? standing.find((path) => path === own.toLowerCase()) : undefined
    if (page === undefined || to.replace(/[?#].*$/u, '') === page) return []
    return [
      {
        file,
        key,
        message: `is "${from}", which differs from "${page}" in capital letters alone and leads elsewhere. Lead it to "${page}".`,
      },
    ]
  })
}
