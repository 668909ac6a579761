import { brandPages, houseBrandPath, matchPath } from '@vidda/domain/route'
import type { Brand } from '../brand.ts'
import type { BrandConfig } from '../file/config.ts'
import { linksOf } from '../links.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'

const slugOf = (path: string): string => path.slice(1)
const owed = brandPages.every.map(slugOf)
const shared = [...owed, ...brandPages.some.map(slugOf)]
const houseBrandSlug = (product: string): string => slugOf(houseBrandPath(product))

function misnamed(slugs: readonly string[], config: BrandConfig, folder: string): readonly Problem[] {
  const shown = [...shared, ...config.houseBrand.products.map(houseBrandSlug)]
  const free = shown.filter((slug) => !slugs.includes(slug))
  const expected = `${shared.join(', ')}, or ${houseBrandSlug('')}{product} of a product in houseBrand.products`
  return slugs
    .filter((slug) => !shown.includes(slug))
    .map((slug) => ({
      file: `${folder}/pages/${slug}.md`,
      message: `is shown nowhere, expected one of: ${expected}.${didYouMean(slug, free) || ' Rename it, or remove it.'}`,
    }))
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
function deadEnd(to: string, slugs: readonly string[], { genders, houseBrand }: BrandConfig): string | undefined {
  const path = to.replace(/[?#].*$/u, '')
  const slug = slugOf(path)
  if (shared.includes(slug) && !owed.includes(slug) && !slugs.includes(slug))
    return `expected a page of the brand: pages/${slug}.md is missing. Write it, or lead elsewhere.`
  const found = matchPath(path, { genders, houseBrandProducts: houseBrand.products })
  return found.kind === 'notFound' ? 'expected a path that the shop has. Lead elsewhere.' : undefined
}

/** Pages that are shown nowhere, those that the brand owes, and what leads to a page that it lacks. */
export function pageProblems(
  slugs: readonly string[],
  brand: Pick<Brand, 'config' | 'pages' | 'home'>,
  folder: string,
): readonly Problem[] {
  const { config } = brand
  const lost = linksOf(brand, folder).flatMap(({ to, words, ...place }) => {
    const end = deadEnd(to, slugs, config)
    return end === undefined ? [] : [{ ...place, message: `${words}, ${end}` }]
  })
  return [...misnamed(slugs, config, folder), ...missing(slugs, config, folder), ...lost]
}
