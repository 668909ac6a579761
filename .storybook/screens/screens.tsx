import type { Loader, Meta, StoryObj } from '@storybook/react-vite'
import { recordings } from 'virtual:vidda-screens'
import type * as Wire from '../../packages/contract/src/wire/index.ts'
import { slugOf } from '../../packages/domain/src/slug/index.ts'
import { brandOf, brands } from '../brands/brands.ts'
import { defaultTheme } from '../themes.ts'
import { mainArticle, type Recorded } from './recorded.ts'
import { Screen, type ScreenProps } from './Screen.tsx'

/** Id of the brand chosen in the toolbar; without a choice, the brand of the default theme. */
const shownBrand = (chosen: unknown): string =>
  (brandOf(chosen) ?? brands.find(({ theme }) => theme === defaultTheme) ?? brands[0])?.id ?? ''

const record: Loader<ScreenProps> = async ({ globals }) => {
  const brand = shownBrand(globals['brand'])
  return { brand, recorded: (await recordings[brand]?.())?.default }
}

/** Shared meta of the screens' stories. Tags are missing because Storybook's indexer reads them from each story file's source. */
export const screenMeta = {
  loaders: [record],
  parameters: { layout: 'fullscreen', router: false, controls: { disable: true } },
  render: (screen, { loaded }) => <Screen key={String(loaded['brand'])} {...screen} recorded={loaded['recorded'] as Recorded} />,
} satisfies Meta<ScreenProps>

export type ScreenStory = StoryObj<ScreenProps>

/** Path of the main article. */
export const articlePage = ({ articles }: Recorded): string => `/product/${mainArticle(articles).slug}`

/** Path of the first category in the brand's menu. */
export const listPage = ({ brand }: Recorded): string => brand.menu.categories[0]?.to ?? '/'

/** Path and number of articles of each subcategory. */
const subcategories = ({ answers }: Recorded) =>
  (answers['categories'] as readonly Wire.Category[]).flatMap(({ Name, subcategories: below }) =>
    below.map((sub) => ({ path: `/${slugOf(Name)}/${slugOf(sub.Name)}`, count: sub.articlesCount })),
  )

const subcategory = (recorded: Recorded, wanted: (count: number) => boolean): string =>
  subcategories(recorded).find(({ count }) => wanted(count))?.path ?? listPage(recorded)

export const smallListPage = (recorded: Recorded): string => subcategory(recorded, (count) => count > 0)

export const emptyListPage = (recorded: Recorded): string => subcategory(recorded, (count) => count === 0)

/** Path of a search that finds the main article: the first word of its product group. */
export const searchPage = ({ articles }: Recorded): string => {
  const [word = ''] = mainArticle(articles).group2.toLowerCase().split(' ')
  return `/search/${encodeURIComponent(word)}`
}

export const shopPage = ({ answers }: Recorded): string => `/butikker/${slugOf((answers['shops'] as readonly Wire.Shop[])[0]?.name ?? '')}`

export const postPage = ({ answers }: Recorded): string => `/blogg/${(answers['blog/posts'] as readonly Wire.BlogPost[])[0]?.slug}`

/** `/om-oss` when the brand has that page, otherwise `/kundeservice`, which every brand has. */
export const contentPage = ({ brand }: Recorded): string => (brand.pages.includes('om-oss') ? '/om-oss' : '/kundeservice')
