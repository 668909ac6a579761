import { bannerLists, bannerPositions, cardCounts, cardSources, heroLayouts } from '@vidda/domain/home'
import { Type, type Static, type TProperties, type TSchema } from 'typebox'
import { wideName } from '../assets/wide-picture.ts'
import { closed, text } from '../file/schema-parts.ts'

const words = (description: string, example: string, maxLength: number) =>
  Type.String({ description, pattern: '\\S', maxLength, examples: [example] })

const section = <Name extends string, P extends TProperties>(name: Name, properties: P, description: string) =>
  closed({ type: Type.Literal(name), ...properties }, description)

const longest = { title: 60, text: 160, linkText: 30, about: 60, alt: 160, markdown: 4000, search: 60 } as const
export const mostSections = 16
const mostCategories = 12
const linkCounts = { least: 2, most: 12 } as const

const title = Type.Optional(words('Its heading; the usual one when left out', 'Ukens utvalg', longest.title))
const path = (description: string, example: string) => text(description, example, '^(/|https://)\\S*$')
const percent = (description: string) => Type.Integer({ minimum: 0, maximum: 100, description, examples: [50] })

const banner = {
  title: words('The line that is read first', 'Regnet er meldt', longest.title),
  text: Type.Optional(words('A sentence under the title', 'Skalljakker for hele dagen.', longest.text)),
  linkText: Type.Optional(words('The call under the text', 'Se skalljakkene', longest.linkText)),
  to: path('A path of the shop or an https address', '/klaer/jakker'),
  image: text(
    'A picture in assets/, JPEG or PNG, 1280 px wide or more, its name in small letters, digits and hyphens',
    'regn.jpg',
    wideName,
  ),
  alt: Type.String({
    description: 'What the picture shows, in words; empty where it is decoration',
    maxLength: longest.alt,
    examples: ['To på tur i regnet'],
  }),
  focus: Type.Optional(
    closed({ x: percent('Percent from its left'), y: percent('Percent from its top') }, 'What stays in sight where less of it is shown'),
  ),
  tone: Type.Optional(
    Type.Enum(['light', 'dark'], {
      description: 'What the picture is like where the words stand; `dark` when left out',
      examples: ['dark'],
    }),
  ),
}

const layout = Type.Optional(
  Type.Enum([...heroLayouts], {
    description:
      'In wide windows: `low` is flat, `split` has its words beside the picture, `pair` stands beside the links that follow it, `over` has its words on the picture in a theme that puts them beneath',
    examples: ['low'],
  }),
)

const count = Type.Optional(
  Type.Integer({ minimum: cardCounts.least, maximum: cardCounts.most, description: 'How many are shown', examples: [8] }),
)
const categoryPath = text('A path of a category, of one to three parts', '/klaer/jakker', '^/[^/?#\\s]+(/[^/?#\\s]+){0,2}$')

const selected = { title: words('Its heading', 'Til regnet', longest.title), count }

/** How a section may be written, by its type; where there are several ways, by the key that tells them apart. */
export const sectionForms = {
  hero: {
    chain: section('hero', { layout }, "The chain's top banner, with the page's heading"),
    own: section('hero', { ...banner, layout }, "The brand's own banner on top, with the page's heading"),
  },
  banners: {
    chain: section(
      'banners',
      { of: Type.Enum([...bannerLists], { description: "Which of the chain's banners", examples: ['sub'] }), title },
      'Banners side by side',
    ),
  },
  banner: {
    chain: section(
      'banner',
      { of: Type.Enum([...bannerPositions], { description: "Which of the chain's banners", examples: ['middle'] }) },
      "A banner of the chain's over the whole width",
    ),
    own: section('banner', banner, "The brand's own banner over the whole width"),
  },
  ways: { chain: section('ways', {}, 'Links to genders, categories, campaigns, shops and the blog') },
  cards: {
    chain: section(
      'cards',
      { of: Type.Enum([...cardSources], { description: "Which of the chain's goods", examples: ['bestsellers'] }), title, count },
      "Goods that the chain's data pick",
    ),
  },
  selection: {
    campaign: section(
      'selection',
      { ...selected, campaign: Type.Integer({ minimum: 1, description: 'The number of a campaign', examples: [3] }) },
      'Goods of a campaign',
    ),
    category: section('selection', { ...selected, category: categoryPath }, 'Goods of a category, what sells most first'),
    search: section(
      'selection',
      { ...selected, search: words('What is searched for', 'regnjakke', longest.search) },
      'Goods that a search finds, best first',
    ),
    articles: section(
      'selection',
      {
        title: selected.title,
        articles: Type.Array(Type.Integer({ minimum: 1, description: 'Id of an article', examples: [12] }), {
          minItems: 1,
          maxItems: cardCounts.most,
          uniqueItems: true,
          description: 'Ids of articles, in their order',
          examples: [[12, 40, 7]],
        }),
      },
      'Single articles',
    ),
  },
  categories: {
    chain: section(
      'categories',
      {
        title,
        only: Type.Optional(
          Type.Array(categoryPath, {
            minItems: 1,
            maxItems: mostCategories,
            uniqueItems: true,
            description: 'Their paths, in their order; the main categories that have goods when left out',
            examples: [['/klaer', '/sko']],
          }),
        ),
      },
      'Ways into categories',
    ),
  },
  links: {
    chain: section(
      'links',
      {
        title: words('Its heading', 'Rett til hylla', longest.title),
        links: Type.Array(
          closed(
            {
              text: words('Where it leads, in a word or two', '80–92 cm', longest.linkText),
              about: Type.Optional(words('A few words beneath', 'de minste', longest.about)),
              to: path('A path of the shop or an https address; with a category comes the picture of its best seller', '/barn'),
            },
            'A way into the shop',
          ),
          {
            minItems: linkCounts.least,
            maxItems: linkCounts.most,
            description: 'The links, in their order',
            examples: [[{ text: '80–92 cm', about: 'de minste', to: '/barn' }]],
          },
        ),
      },
      'Ways into the shop that you name',
    ),
  },
  shops: { chain: section('shops', { title }, "The chain's shops, and the way to the nearest") },
  text: {
    chain: section(
      'text',
      { markdown: words('Markdown, as in pages; headings begin with ##', '## Laget for regn\n\nVi bor her selv.', longest.markdown) },
      "The brand's own words",
    ),
  },
} as const

export type SectionType = keyof typeof sectionForms
export const sectionTypes = Object.keys(sectionForms) as readonly SectionType[]

type Forms = { [Type in SectionType]: (typeof sectionForms)[Type][keyof (typeof sectionForms)[Type]] }[SectionType]

/** A section as it is written. */
export type SectionFile = Static<Forms>

const forms: readonly TSchema[] = Object.values(sectionForms).flatMap((ways) => Object.values(ways))

const fileOf = (one: TSchema) =>
  closed(
    {
      $schema: Type.Optional(text('Lets editors check this file', '../../packages/brand/home.schema.json')),
      sections: Type.Array(one, {
        minItems: 1,
        maxItems: mostSections,
        description: 'The parts of the page, from its top',
        examples: [[{ type: 'hero' }]],
      }),
    },
    'The home page of a brand',
  )

/** `home.json` as it is written; `home.schema.json` is this, published. */
export const HomeFile = fileOf(Type.Union([...forms]))

/** The whole file except its sections. Those are validated one by one by their type, because an error of a union would not say what is wrong. */
export const HomeOutline = fileOf(Type.Unknown())
