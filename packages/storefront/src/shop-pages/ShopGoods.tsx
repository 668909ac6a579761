import { fetchFacets, fetchListing } from '@vidda/client/articles'
import { categoryPath } from '@vidda/domain/route'
import { fill, goodsTexts, shopPageTexts } from '@vidda/texts'
import { ChipList, type Chip } from '@vidda/ui/chip-list'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useApp, type App } from '../app/index.ts'
import { CardRow, cardOf, type Card } from '../listing/index.ts'
import type { MyShop } from '../my-shop/index.ts'

/** The shop's slug, as in the URLs of filtered lists. */
export type ShopGoodsProps = MyShop

type Goods = {
  readonly total: number
  readonly cards: readonly Card[]
  /** Categories in which the shop has goods, with links to the filtered lists. */
  readonly chips: readonly Chip[]
}

/** How many cards the row has. */
const shown = 12

async function loadGoods({ api, reference, texts }: App, { id, slug }: MyShop): Promise<Goods> {
  const filters = { shops: [id] }
  const [{ articles, total }, { counts }, categories] = await Promise.all([
    fetchListing(api, { filters, take: shown, orderBy: 'Bestseller', order: 'asc' }),
    fetchFacets(api, { filters }),
    reference.categories(),
  ])
  const has = new Map(counts.category.map(({ id: category, count }) => [category, count]))
  return {
    total,
    cards: articles.map((article) => cardOf(article, texts(goodsTexts))),
    chips: categories.flatMap((category) => {
      const count = has.get(category.id) ?? 0
      return count > 0 ? [{ text: `${category.name} (${count})`, to: `${categoryPath(category.slug)}?shop=${slug}` }] : []
    }),
  }
}

/** The bestsellers that a shop has in stock now, with links to the rest by category. Renders nothing if the request fails. */
export function ShopGoods({ id, name, slug }: ShopGoodsProps) {
  const app = useApp()
  const texts = useTexts(shopPageTexts)
  const [goods, setGoods] = useState<Goods | null>(null)

  useEffect(() => {
    let wanted = true
    loadGoods(app, { id, name, slug }).then((loaded) => wanted && setGoods(loaded), app.log)
    return () => {
      wanted = false
    }
  }, [app, id, name, slug])

  if (!goods) return null
  const text = goods.total === 1 ? texts.hereOne : fill(texts.hereCount, { count: goods.total })
  return (
    <CardRow title={texts.here} text={text} cards={goods.cards} shop={{ id, name, slug }}>
      {goods.chips.length > 0 && <ChipList label={fill(texts.hereCategories, { shop: name })} chips={goods.chips} />}
    </CardRow>
  )
}
