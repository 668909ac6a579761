import { fetchFacets, fetchListing } from '@vidda/client/articles'
import { categoryPath } from '@vidda/domain/route'
import { fill, goodsTexts, shopsTexts } from '@vidda/texts'
import { ChipList, type Chip } from '@vidda/ui/chip-list'
import { ProductGrid } from '@vidda/ui/product-grid'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useId, useState } from 'react'
import { useApp, type App } from '../app/index.ts'
import { ArticleCard, cardOf, type Card } from '../listing/index.ts'
import type { MyShop } from '../my-shop/index.ts'
import { ShopGoodsRoot } from './ShopGoods.styles.ts'

/** The shop, by its name in the addresses of filtered lists. */
export type ShopGoodsProps = MyShop

type Goods = {
  readonly total: number
  readonly cards: readonly Card[]
  /** Categories of which the shop has goods, each leading to those. */
  readonly chips: readonly Chip[]
}

/** Two rows of four. */
const shown = 8

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

/** What a shop has in stock now: what sells best of it, and the way to the rest by category. Nothing where that does not come. */
export function ShopGoods({ id, name, slug }: ShopGoodsProps) {
  const app = useApp()
  const texts = useTexts(shopsTexts)
  const heading = useId()
  const [goods, setGoods] = useState<Goods | null>(null)

  useEffect(() => {
    let wanted = true
    loadGoods(app, { id, name, slug }).then((loaded) => wanted && setGoods(loaded), app.log)
    return () => {
      wanted = false
    }
  }, [app, id, name, slug])

  if (!goods || goods.total === 0) return null
  const text = goods.total === 1 ? texts.hereOne : fill(texts.hereCount, { count: goods.total })
  return (
    <ShopGoodsRoot aria-labelledby={heading}>
      <SectionHeading headingId={heading} text={text}>
        {texts.here}
      </SectionHeading>
      {goods.chips.length > 0 && <ChipList label={fill(texts.hereCategories, { shop: name })} chips={goods.chips} />}
      <ProductGrid label={texts.here}>
        {goods.cards.map((card) => (
          <ArticleCard key={card.id} card={card} level={3} myShop={{ id, name, slug }} />
        ))}
      </ProductGrid>
    </ShopGoodsRoot>
  )
}
