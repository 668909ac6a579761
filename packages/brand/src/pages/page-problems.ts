import { brandPages, houseBrandPath, isTaken, matchPath, redirectKey } from '@vidda/domain/route'
import { slugOf as slugify } from '@vidda/domain/slug'
import type { BrandConfig } from '../file/config.ts'
import { linksOf, type Written } from '../links.ts'
import type { Problem } from '../problem.ts'
import { standsAt } from '../redirects/read-redirects.ts'
import { didYouMean } from '../suggestion.ts'

const slugOf = (path: string): string => path.slice(1)
const owed = brandPages.every.map(slugOf)
const shared = [...owed, ...brandPages.some.map(slugOf)]
const houseBrandSlug = (product: string): string => slugOf(houseBrandPath(product))

/** A part of an address, as people write and read it. */
const address = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u
const longest = 60

/** What is wrong with a page under a name of its own, at whose address it is shown. */
function ownNameProblem(slug: string, free: readonly string[]): string | undefined {
  const expected = `${shared.join(', ')}, or ${houseBrandSlug('')}{product} of a product in houseBrand.products`
  const guess = didYouMean(slug, free)
  if (guess !== '' || slug.startsWith(houseBrandSlug('')))
    return `is shown nowhere, expected one of: ${expected}.${guess || ' Rename it, or remove it.'}`
  if (!address.test(slug) || slug.length > longest) {
    const better = slugify(slug).slice(0, longest)
    return `cannot be an address, expected small letters from a to z, digits and hyphens, ${longest} at most. Rename it${better === '' ? '' : ` to "${better}.md"`}.`
  }
  return isTaken(slug) ? `would be at /${slug}, where a part of the shop stands. Rename it.` : undefined
}

function misnamed(slugs: readonly string[], config: BrandConfig, folder: string): readonly Problem[] {
  const shown = [...shared, ...config.houseBrand.products.map(houseBrandSlug)]
  const free = shown.filter((slug) => !slugs.includes(slug))
  return slugs
    .filter((slug) => !shown.includes(slug))
    .flatMap((slug) => {
      const message = ownNameProblem(slug, free)
      return message === undefined ? [] : [{ file: `${folder}/pages/${slug}.md`, message }]
    })
}

function missing(slugs: readonly string[], config: BrandConfig, folder: string): readonly Problem[] {
  const ofEvery = owed.map((slug) => ({
    slug,
    file: `${folder}/pages/${slug}.md`,
    message: `is missing, expected what every brand shows at /${slug}. Write it, or copy that of another brand.`,
  }))
  const ofHouseBrand = config.houseBrand.products.map((product, index) => ({
    slug: houseBrandSlug(product),
    file: `${folder}/brand.json`,
    key: `houseBrand.products[${index}]`,
    message: `is "${product}", expected its page pages/${houseBrandSlug(product)}.md. Write it, or take the product out.`,
  }))
  return [...ofEvery, ...ofHouseBrand].filter(({ slug }) => !slugs.includes(slug)).map(({ slug: _slug, ...problem }) => problem)
}

/** Why a path of the shop leads nowhere. Whether there are categories, articles or posts of a name, the brand's files do not tell. */
function deadEnd(to: string, slugs: readonly string[], { genders, houseBrand, compare }: BrandConfig): string | undefined {
  const path = to.replace(/[?#].*$/u, '')
  const slug = slugOf(path)
  if (shared.includes(slug) && !owed.includes(slug) && !slugs.includes(slug))
    return `expected a page of the brand: pages/${slug}.md is missing. Write it, or lead elsewhere.`
  const found = matchPath(path, { genders, houseBrandProducts: houseBrand.products, compares: compare })
  return found.kind === 'notFound' ? 'expected a path that the shop has. Lead elsewhere.' : undefined
}

/** A link within the shop goes where it says: only a host leads old addresses on. */
function leadingOn(to: string, { config, redirects }: Written, slugs: readonly string[], file: string): string | undefined {
  if (file.endsWith('/redirects.json')) return undefined
  const key = redirectKey(to.replace(/[?#].*$/u, ''))
  const next = redirects.find(({ from }) => redirectKey(from) === key)
  // Where something stands the old address is what is wrong, and that is told of it.
  const stands = next && standsAt(key ?? '', slugs, { genders: config.genders, houseBrandProducts: config.houseBrand.products })
  return next && stands === undefined ? `an old address. Write "${next.to}".` : undefined
}

/** Pages that are shown nowhere, those that the brand owes, and what leads to a page that it lacks. */
export function pageProblems(slugs: readonly string[], brand: Written, folder: string): readonly Problem[] {
  const { config } = brand
  const lost = linksOf(brand, folder).flatMap(({ to, words, ...place }) => {
    const end = deadEnd(to, slugs, config) ?? leadingOn(to, brand, slugs, place.file)
    return end === undefined ? [] : [{ ...place, message: `${words}, ${end}` }]
  })
  return [...misnamed(slugs, config, folder), ...missing(slugs, config, folder), ...lost]
}
