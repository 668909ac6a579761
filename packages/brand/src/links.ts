import { menuTargets, type BrandConfig } from './file/config.ts'
import type { Page } from './pages/page.ts'

/** A link of a brand's files to its own shop. */
export interface BrandLink {
  /** The file as people know it: `brands/so/brand.json`. */
  readonly file: string
  /** Of the menu's entry in `brand.json`; links of pages have none. */
  readonly key?: string
  /** Path, with query and fragment where they stand there. */
  readonly to: string
}

/** Links of Markdown to the shop itself. */
const linksIn = (markdown: string): readonly string[] => [...markdown.matchAll(/\]\((\/[^)\s]*)/gu)].map(([, to = '']) => to)

/** Every link of the menu and of pages that leads to the shop itself; `folder` as in `brands/so`. */
export const linksOf = (config: BrandConfig, pages: readonly Page[], folder: string): readonly BrandLink[] => [
  ...menuTargets(config)
    .filter(({ to }) => to.startsWith('/'))
    .map(({ key, to }) => ({ file: `${folder}/brand.json`, key, to })),
  ...pages.flatMap(({ slug, markdown }) => linksIn(markdown).map((to) => ({ file: `${folder}/pages/${slug}.md`, to }))),
]
