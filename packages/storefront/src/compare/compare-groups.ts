import { differs, factRows } from '@vidda/domain/compare'
import { fill, type WordsOf, type comparisonTexts, type goodsTexts } from '@vidda/texts'
import type { CompareCell, CompareGroup, CompareRow } from '@vidda/ui/compare-table'
import type { MyShop } from '../my-shop/index.ts'
import type { Compared } from './load-compare.ts'

type Words = { readonly texts: WordsOf<typeof comparisonTexts>; readonly goods: WordsOf<typeof goodsTexts>; readonly myShop: MyShop | null }

/** The table's rows grouped under headings. Rows without any value are left out. */
export function compareGroups(articles: readonly Compared[], { texts, goods, myShop }: Words): readonly CompareGroup[] {
  const row = (title: string, cellOf: (article: Compared) => CompareCell): readonly CompareRow[] => toRow(title, articles.map(cellOf))
  const facts = factRows(articles.map(({ facts: { named } }) => named))
  const isTold = facts.some(({ name }) => name.toLowerCase() === texts.season.toLowerCase())
  return [
    {
      title: texts.buy,
      rows: [
        ...row(goods.price, ({ price, beforePrice }) => ({ price, beforePrice })),
        ...row(texts.rating, ({ rating }) => (rating === null ? null : { rating })),
        ...row(texts.brand, ({ brand }) => brand || null),
        ...row(texts.stock, ({ sizes }) => stockWords(new Set(sizes.flatMap(({ shops }) => shops)).size, goods)),
        ...row(texts.sizes, ({ sizes }) => sizesIn(sizes, ({ shops }) => shops.length > 0, texts)),
        ...(myShop
          ? row(fill(texts.sizesThere, { shop: myShop.name }), ({ sizes }) =>
              sizesIn(sizes, ({ shops }) => shops.includes(myShop.id), texts),
            )
          : []),
        ...row(texts.colors, ({ colors }) => ({ colors })),
      ],
    },
    {
      title: texts.facts,
      rows: [
        ...facts.flatMap(({ name, values }) => toRow(name, values)),
        ...(isTold ? [] : row(texts.season, ({ season }) => season)),
        ...row(texts.others, ({ facts: { others } }) => (others.length > 0 ? { items: others } : null)),
        ...row(texts.nutrients, ({ nutrients }) => nutrients || null),
        ...row(texts.wash, ({ wash }) => wash || null),
        ...row(texts.care, ({ care }) => care || null),
      ],
    },
  ]
}

const toRow = (title: string, cells: readonly CompareCell[]): readonly CompareRow[] =>
  cells.every((cell) => cell === null) ? [] : [{ title, cells, differs: differs(cells) }]

function stockWords(shops: number, goods: Words['goods']): string {
  if (shops === 0) return goods.inNoShop
  return shops === 1 ? goods.inOneShop : fill(goods.inShops, { count: shops })
}

function sizesIn(sizes: Compared['sizes'], isThere: (size: Compared['sizes'][number]) => boolean, texts: Words['texts']): string {
  const names = sizes.filter(isThere).map(({ name }) => name)
  return names.length > 0 ? names.join(', ') : texts.noSizes
}
