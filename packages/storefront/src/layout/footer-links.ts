import { genderIds, genderNames, menuGenders } from '@vidda/domain/gender'
import { screens } from '@vidda/domain/route'
import { fill, type WordsOf, type frameTexts } from '@vidda/texts'
import type { FooterLinks } from '@vidda/ui/footer'
import type { ShopBrand } from '../app/index.ts'

type FrameTexts = WordsOf<typeof frameTexts>

/** Ways through the shop, and the brand's own pages. */
export function footerLinks(brand: ShopBrand, texts: FrameTexts): readonly FooterLinks[] {
  const pages = [
    { page: 'kundeservice', text: texts.support, to: screens.support },
    { page: 'om-oss', text: fill(texts.about, { brand: brand.name }), to: screens.about },
    { page: 'vedlikehold', text: texts.maintenance, to: screens.maintenance },
    { page: 'personvernerklaering', text: texts.privacy, to: screens.privacy },
  ]
  return [
    {
      title: texts.footerShop,
      links: [
        ...menuGenders(brand.genders).map((key) => ({ text: genderNames[genderIds[key]], to: `/${key}` })),
        ...brand.menu.categories.map(({ text, to }) => ({ text, to })),
      ],
    },
    { title: texts.footerLinks, links: pages.filter(({ page }) => brand.pages.includes(page)).map(({ text, to }) => ({ text, to })) },
  ]
}

const providerNames = { klarna: 'Klarna', qliro: 'Qliro' } as const

export function paymentNames(brand: ShopBrand, texts: FrameTexts): readonly string[] {
  return [...brand.providers.map((provider) => providerNames[provider]), texts.clickAndCollect]
}
