import { genderIds, genderNames, menuGenders } from '@vidda/domain/gender'
import { houseBrandPath, screens, supportPath } from '@vidda/domain/route'
import { fill, type WordsOf, type footerTexts } from '@vidda/texts'
import type { FooterLinks } from '@vidda/ui/footer'
import type { ShopBrand } from '../app/index.ts'

type FooterTexts = WordsOf<typeof footerTexts>

/** Those of the pages that the brand has. */
const present = (brand: ShopBrand, links: readonly (readonly [text: string, to: string])[]) =>
  links.filter(([, to]) => brand.pages.includes(to.slice(1).replace(/#.*/u, ''))).map(([text, to]) => ({ text, to }))

/** Pages beside the goods that every brand has. */
export const waysThroughShop = (texts: FooterTexts) => [
  { text: texts.shops, to: screens.shops },
  { text: texts.campaigns, to: screens.campaigns },
  { text: texts.bestsellers, to: screens.bestsellers },
  { text: texts.blog, to: screens.blog },
]

/** Ways through the shop, what the chain publishes, and the brand's own pages. */
export function footerLinks(brand: ShopBrand, texts: FooterTexts): readonly FooterLinks[] {
  return [
    {
      title: texts.footerShop,
      links: [
        ...menuGenders(brand.genders).map((key) => ({ text: genderNames[genderIds[key]], to: `/${key}` })),
        ...brand.menu.categories.map(({ text, to }) => ({ text, to })),
      ],
    },
    {
      title: texts.footerMore,
      links: [
        ...waysThroughShop(texts),
        ...present(brand, [
          ...brand.houseBrandProducts.map((product) => [fill(texts.houseBrand, { product }), houseBrandPath(product)] as const),
          [texts.kindergarten, screens.kindergartenStart],
          [texts.dressing, screens.dressingChildren],
          [texts.bionic, screens.bionicFinish],
          [texts.training, screens.trim],
        ]),
      ],
    },
    {
      title: texts.footerLinks,
      links: present(brand, [
        [texts.support, screens.support],
        [texts.withdraw, supportPath('retur')],
        [fill(texts.about, { brand: brand.name }), screens.about],
        [texts.maintenance, screens.maintenance],
        [texts.policy, screens.policy],
        [texts.privacy, screens.privacy],
      ]),
    },
  ]
}

const providerNames = { klarna: 'Klarna', qliro: 'Qliro' } as const

export function paymentNames(brand: ShopBrand, texts: FooterTexts): readonly string[] {
  return [...brand.providers.map((provider) => providerNames[provider]), texts.clickAndCollect]
}
