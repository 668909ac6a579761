import type { ArticleDetail, Variant } from '@vidda/domain/article'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { Notice } from '@vidda/ui/notice'
import { Price } from '@vidda/ui/price'
import { useTexts } from '@vidda/ui/texts-provider'
import { useRef, useState, type ReactNode } from 'react'
import { articleTexts } from '@vidda/texts'
import { preloadCartModal } from '../cart/index.ts'
import { useAddToCart } from '../purchase/index.ts'
import type { StockShop, Terms } from './load-article.ts'
import { PurchaseTerms } from './PurchaseTerms.tsx'
import { StockSection } from './StockSection.tsx'

type BuyBoxProps = {
  readonly article: ArticleDetail
  readonly shops: readonly StockShop[]
  readonly variant: Variant | null
  readonly terms: Terms | null
  /** The size picker, with what is wrong when the shopper has selected none. */
  readonly children: (error: string | undefined) => ReactNode
}

/** Into the cart, and which shops have it. */
export function BuyBox({ article, shops, variant, terms, children }: BuyBoxProps) {
  const texts = useTexts(articleTexts)
  const { pending, buy, reserve } = useAddToCart()
  const [asked, setAsked] = useState(false)
  const sizes = useRef<HTMLDivElement>(null)
  const buyable = article.canPurchase && !article.onlyCC

  function handle(way: (variant: Variant) => Promise<unknown>) {
    setAsked(variant === null)
    if (!variant) {
      // The sizes may be outside the viewport.
      sizes.current?.scrollIntoView({ block: 'center' })
      sizes.current?.querySelector('input')?.focus()
    } else if (pending === null) void way(variant)
  }

  // A button that is disabled while it works loses the focus, and the dialog has nowhere to give it back to.
  const common = { size: 'large', full: true, 'aria-disabled': pending !== null || undefined } as const
  const reserveButton = (
    <Button
      {...common}
      variant={buyable ? 'quiet' : 'action'}
      icon={<Icon name="store" />}
      loading={pending === 'reserve'}
      onClick={() => handle((selected) => reserve(article, selected, null))}
    >
      {texts.reserve}
    </Button>
  )
  return (
    <>
      <div ref={sizes}>{children(asked && variant === null ? texts.chooseSize : undefined)}</div>
      {!buyable && <Notice>{texts.onlyCC}</Notice>}
      <div data-part="bar">
        {/* Small, so that the button's text fits on one line beside two prices. */}
        <Price size={article.beforePrice ? 'small' : 'normal'} price={article.price} beforePrice={article.beforePrice} aria-hidden />
        {buyable ? (
          <Button
            {...common}
            icon={<Icon name="cart" />}
            loading={pending === 'buy'}
            onPointerEnter={preloadCartModal}
            onFocus={preloadCartModal}
            onClick={() => handle((selected) => buy(article, selected))}
          >
            {texts.addToCart}
          </Button>
        ) : (
          reserveButton
        )}
      </div>
      {buyable && reserveButton}
      {terms && <PurchaseTerms {...terms} />}
      <StockSection shops={shops} variant={variant} onReserve={(shopId) => handle((selected) => reserve(article, selected, shopId))} />
    </>
  )
}
