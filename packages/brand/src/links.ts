import { articleByIdPath, campaignPath, searchPath } from '@vidda/domain/route'
import type { Brand } from './brand.ts'
import { menuTargets } from './file/config.ts'
import type { SectionFile } from './home/schema.ts'
import { categoriesOf, sectionKey } from './home/section-problems.ts'

/** A link in a brand's files to a page of its own shop, or a category, campaign or article that home.json refers to. */
export interface BrandLink {
  /** The file as people know it: `brands/so/brand.json`. */
  readonly file: string
  /** Of a value in a JSON file that is the link; links within a text have none. */
  readonly key?: string
  /** Path, with query and fragment where they stand there. */
  readonly to: string
  /** What the file does there, as a problem begins: `is "/trim"`, `leads to "/trim"`, `names campaign 3`, `searches for "telt"`. */
  readonly words: string
}

const isLink = (to: string) => ({ to, words: `is "${to}"` })
const leadsTo = (to: string) => ({ to, words: `leads to "${to}"` })

/** Links of Markdown to the shop itself. */
const linksIn = (markdown: string): readonly string[] => [...markdown.matchAll(/\]\((\/[^)\s]*)/gu)].map(([, to = '']) => to)

function linksOfSection(section: SectionFile, key: string): readonly Omit<BrandLink, 'file'>[] {
  if ('to' in section) return [{ key: `${key}.to`, ...isLink(section.to) }]
  if (section.type === 'links') return section.links.map(({ to }, at) => ({ key: `${key}.links[${at}].to`, ...isLink(to) }))
  if (section.type === 'text') return linksIn(section.markdown).map((to) => ({ key: `${key}.markdown`, ...leadsTo(to) }))
  if (section.type === 'selection' && 'campaign' in section)
    return [{ key: `${key}.campaign`, to: campaignPath(section.campaign), words: `names campaign ${section.campaign}` }]
  if (section.type === 'selection' && 'articles' in section)
    return section.articles.map((id, at) => ({ key: `${key}.articles[${at}]`, to: articleByIdPath(id), words: `names article ${id}` }))
  return categoriesOf(section).map(({ key: name, path }) => ({ key: `${key}.${name}`, ...isLink(path) }))
}

/** What a brand's files say of its shop. */
export type Written = Pick<Brand, 'config' | 'pages' | 'home' | 'redirects'>

/** Every link of the menu, of pages, of the home page and of old addresses that leads to the shop itself; `folder` as in `brands/so`. */
export const linksOf = ({ config, pages, home, redirects }: Written, folder: string): readonly BrandLink[] => [
  ...menuTargets(config)
    .filter(({ to }) => to.startsWith('/'))
    .map(({ key, to }) => ({ file: `${folder}/brand.json`, key, ...isLink(to) })),
  ...pages.flatMap(({ slug, markdown }) => linksIn(markdown).map((to) => ({ file: `${folder}/pages/${slug}.md`, ...leadsTo(to) }))),
  ...(home?.sections ?? [])
    .flatMap((section, index) => linksOfSection(section, sectionKey(index)))
    .filter(({ to }) => to.startsWith('/'))
    .map((link) => ({ file: `${folder}/home.json`, ...link })),
  ...redirects
    .map(({ to }, index) => ({ file: `${folder}/redirects.json`, key: `redirects[${index}].to`, ...isLink(to) }))
    .filter(({ to }) => to.startsWith('/')),
]

/** Whether a link leads to a page that stands in the brand's files. */
const leadsToPage = (to: string, pages: Brand['pages']): boolean => pages.some(({ slug }) => to.replace(/[?#].*$/u, '') === `/${slug}`)

const searches = (query: string) => ({ to: searchPath(query), words: `searches for "${query}"` })

/** Searches whose goods a page or a section shows. */
const searchesOf = ({ pages, home }: Written, folder: string): readonly BrandLink[] => [
  ...pages.flatMap(({ slug, goods }) => (goods === undefined ? [] : [{ file: `${folder}/pages/${slug}.md`, ...searches(goods) }])),
  ...(home?.sections ?? []).flatMap((section, index) =>
    section.type === 'selection' && 'search' in section
      ? [{ file: `${folder}/home.json`, key: `${sectionKey(index)}.search`, ...searches(section.search) }]
      : [],
  ),
]

/** The links that a chain's data must hold, without those to pages of the brand; and what it must have goods for. */
export const linksToData = (brand: Written, folder: string): readonly BrandLink[] => [
  ...linksOf(brand, folder).filter(({ to }) => !leadsToPage(to, brand.pages)),
  ...searchesOf(brand, folder),
]
