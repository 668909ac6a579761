import { isAvailable, type ArticleDetail, type Variant } from '@vidda/domain/article'
import { lineOf, type NewLine } from '@vidda/domain/cart'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { Notice } from '@vidda/ui/notice'
import { ShopStock } from '@vidda/ui/shop-stock'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ReactNode } from 'react'
import { articleTexts, hoursTexts } from '@vidda/texts'
import { useAlerts } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { preloadCartModal, useCart } from '../cart/index.ts'
import { useNow } from '../shops/index.ts'
import type { StockShop } from './load-article.ts'
import { stockedShops } from './stock.ts'

type BuyBoxProps = {
  readonly article: ArticleDetail
  readonly shops: readonly StockShop[]
  readonly variant: Variant | null
  /** The size picker, with what is wrong when the shopper has chosen none. */
  readonly children: (error: string | undefined) => ReactNode
}

/** Into the cart, and which shops have it. */
export function BuyBox({ article, shops, variant, children }: BuyBoxProps) {
  const { api, texts: textsOf } = useApp()
  const texts = useTexts(articleTexts)
  const now = useNow()
  const add = useCart((view) => view.add)
  const openCart = useCart((view) => view.setModalOpen)
  const alert = useAlerts((view) => view.add)
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const missing = asked && variant === null
  const soldOut = !article.variants.some(isAvailable)

  async function handleAdd() {
    setAsked(true)
    if (!variant) return
    setBusy(true)
    const line = await renewed(variant)
    setBusy(false)
    if (add(line)) openCart(true)
    else alert({ type: 'warning', text: isAvailable(line.variant) ? texts.limitReached : texts.justSoldOut })
  }

  /** Price and stock as they are now; the page's own when nothing answers, for the reservation checks again. */
  async function renewed(wanted: Variant): Promise<NewLine> {
    try {
      const { fetchArticle } = await import('@vidda/client/articles')
      const fresh = await fetchArticle(api, article.id)
      const current = fresh.visible ? fresh.variants.find(({ ean }) => ean === wanted.ean) : undefined
      return lineOf(fresh, current ?? { ...wanted, shops: [], availability: 0 })
    } catch {
      return lineOf(article, wanted)
    }
  }

  return (
    <>
      {children(missing ? texts.chooseSize : undefined)}
      {article.onlyCC && <Notice>{texts.onlyCC}</Notice>}
      <Button
        size="large"
        full
        icon={<Icon name="cart" />}
        busy={busy}
        disabled={soldOut}
        onPointerEnter={preloadCartModal}
        onFocus={preloadCartModal}
        onClick={() => void handleAdd()}
      >
        {soldOut ? texts.soldOut : texts.addToCart}
      </Button>
      <section data-part="stock" aria-labelledby="shop-stock" aria-live="polite">
        <h2 id="shop-stock" data-part="heading">
          {texts.inShops}
        </h2>
        {variant ? (
          <ShopStock shops={stockedShops(variant, shops, now, textsOf(hoursTexts))} />
        ) : (
          <p data-part="hint">{texts.chooseSizeForStock}</p>
        )}
      </section>
    </>
  )
}
