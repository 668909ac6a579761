import { fetchArticleAddresses } from '@vidda/client/addresses'
import type { Api } from '@vidda/client'
import { articlePath, categoryPath, isPrivatePath } from '@vidda/domain/route'
import type { RouteObject } from 'react-router-dom'
import { nullIfMissing, type App, type ShopBrand } from '../app/index.ts'
import { loadStocked } from '../listing/index.ts'
import type { SiteEntry } from './xml.ts'

/** Articles of one list; 50 000 are allowed, and a list of this many is about 3 MB. */
const articlesOfList = 10_000

/** Screens that one comes to from elsewhere, and those that are one address of something with another. */
const unlisted: ReadonlySet<string> = new Set(['cart', 'compare', 'favourites', 'not-found', 'search', 'category'])
const doubles: ReadonlySet<string> = new Set(['/voksen'])

/** Pages with a path of their own, by the table of routes. */
export function fixedPages(brand: ShopBrand, routes: readonly RouteObject[]): readonly SiteEntry[] {
  return routes.flatMap(({ id = '', path, children = [] }) => {
    const inner = fixedPages(brand, children)
    const [module = ''] = id.split(':')
    const listed =
      path !== undefined &&
      id.endsWith(`:${path}`) &&
      !/[:*]/.test(path) &&
      !unlisted.has(module) &&
      !doubles.has(path) &&
      !isPrivatePath(path)
    if (!listed || (module === 'content' && !brand.pages.includes(path.slice(1)))) return inner
    return [{ address: brand.origin + path }, ...inner]
  })
}

/** Categories that have goods, at each of their levels. */
export async function categoryPages(app: App): Promise<readonly SiteEntry[]> {
  const categories = (await app.reference.categories()).filter(({ count }) => count > 0)
  const paths = await Promise.all(
    categories.map(async ({ id, slug, subcategories }) => {
      const stocked = await loadStocked(app, 'groups', { category: id })
      const listed = subcategories.filter(({ articlesCount }) => articlesCount > 0)
      return [
        categoryPath(slug),
        ...listed.flatMap((sub) => [
          categoryPath(slug, sub.slug),
          ...sub.groups
            .filter(({ articleGroup3ID }) => stocked?.has(articleGroup3ID) ?? true)
            .map((group) => categoryPath(slug, sub.slug, group.slug)),
        ]),
      ]
    }),
  )
  return paths.flat().map((path) => ({ address: app.brand.origin + path }))
}

/** A commerce API of the chain's own may have no such list: its pages are then found by their links alone. */
const addressesAfter = async (api: Api, after: number) => (await nullIfMissing(fetchArticleAddresses(api, after, articlesOfList))) ?? []

/** The articles after the one of an id, as many as a list holds. */
export async function articlePages({ brand, api }: App, after: number): Promise<readonly SiteEntry[]> {
  const articles = await addressesAfter(api, after)
  return articles.map(({ slug, image, changed }) => ({
    address: brand.origin + articlePath(slug),
    changed,
    image: `${brand.origin}${image}/1280.jpg`,
  }))
}

export type ArticleList = { readonly after: number; readonly changed: string | undefined }

/** Where each list of articles begins, and when it last changed. */
export async function articleLists({ api }: App): Promise<readonly ArticleList[]> {
  const lists: ArticleList[] = []
  for (let after = 0; ;) {
    const articles = await addressesAfter(api, after)
    const last = articles.at(-1)
    if (!last) return lists
    lists.push({
      after,
      changed: articles
        .map(({ changed }) => changed)
        .toSorted()
        .at(-1),
    })
    if (articles.length < articlesOfList) return lists
    after = last.id
  }
}
