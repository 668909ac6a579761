import type { Loader, Meta, StoryObj } from '@storybook/react-vite'
import { recordings } from 'virtual:vidda-screens'
import type * as Wire from '../../packages/contract/src/wire/index.ts'
import { slugOf } from '../../packages/domain/src/slug/index.ts'
import { brandOf, brands } from '../brands/brands.ts'
import { defaultTheme } from '../themes.ts'
import { mainArticle, type Recorded } from './recorded.ts'
import { Screen, type ScreenProps } from './Screen.tsx'

/** Without a brand in the toolbar the shop whose theme stories are tried out in. */
const shownBrand = (chosen: unknown): string =>
  (brandOf(chosen) ?? brands.find(({ theme }) => theme === defaultTheme) ?? brands[0])?.id ?? ''

const record: Loader<ScreenProps> = async ({ globals }) => {
  const brand = shownBrand(globals['brand'])
  return { brand, recorded: (await recordings[brand]?.())?.default }
}

/** What every file of screens has in common. Tags are read off the file itself. */
export const screenMeta = {
  loaders: [record],
  parameters: { layout: 'fullscreen', router: false, controls: { disable: true } },
  render: (screen, { loaded }) => <Screen key={String(loaded['brand'])} {...screen} recorded={loaded['recorded'] as Recorded} />,
} satisfies Meta<ScreenProps>

export type ScreenStory = StoryObj<ScreenProps>

/** The article that is looked at. */
export const articlePage = ({ articles }: Recorded): string => `/product/${mainArticle(articles).slug}`

/** Where the first entry of the brand's menu leads. */
export const listPage = ({ brand }: Recorded): string => brand.menu.categories[0]?.to ?? '/'

/** Subcategories with their path and how much is in them. */
const subcategories = ({ answers }: Recorded) =>
  (answers['categories'] as readonly Wire.Category[]).flatMap(({ Name, subcategories: below }) =>
    below.map((sub) => ({ path: `/${slugOf(Name)}/${slugOf(sub.Name)}`, count: sub.articlesCount })),
  )

const subcategory = (recorded: Recorded, wanted: (count: number) => boolean): string =>
  subcategories(recorded).find(({ count }) => wanted(count))?.path ?? listPage(recorded)

export const smallListPage = (recorded: Recorded): string => subcategory(recorded, (count) => count > 0)

export const emptyListPage = (recorded: Recorded): string => subcategory(recorded, (count) => count === 0)

/** What shoppers call the article that is looked at, as they search for it. */
export const searchPage = ({ articles }: Recorded): string => {
  const [word = ''] = mainArticle(articles).group2.toLowerCase().split(' ')
  return `/search/${encodeURIComponent(word)}`
}

export const shopPage = ({ answers }: Recorded): string => `/butikker/${slugOf((answers['shops'] as readonly Wire.Shop[])[0]?.name ?? '')}`

export const postPage = ({ answers }: Recorded): string => `/blogg/${(answers['blog/posts'] as readonly Wire.BlogPost[])[0]?.slug}`

/** Its own page where the brand has one, else the one that every brand has. */
export const contentPage = ({ brand }: Recorded): string => (brand.pages.includes('om-oss') ? '/om-oss' : '/kundeservice')
