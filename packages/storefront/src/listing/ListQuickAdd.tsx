import { fetchArticle } from '@vidda/client/articles'
import { variantOf, type ArticleDetail } from '@vidda/domain/article'
import { formatMoney } from '@vidda/domain/money'
import { colorHash } from '@vidda/domain/route'
import { slugOf } from '@vidda/domain/slug'
import { fill, quickAddTexts } from '@vidda/texts'
import { QuickAdd } from '@vidda/ui/quick-add'
import { useTexts } from '@vidda/ui/texts-provider'
import { useRef, useState } from 'react'
import { nullIfMissing, useApp } from '../app/index.ts'
import { preloadCartModal } from '../cart/index.ts'
import { offeredSizes, useAddToCart } from '../purchase/index.ts'
import type { Card } from './card.ts'
import { ownSizes } from './own-sizes.ts'
import { sluggedSize } from './load-values.ts'

export type QuickAddProps = { readonly card: Card }

/** The fetched article, or the state of its request; `gone` when the article no longer exists or is hidden. */
type Fetched = ArticleDetail | 'loading' | 'failed' | 'gone'

/** Size selection on a card, in the colour that the card shows. One press on a size adds it to the cart, or opens the reservation when it cannot be bought. */
export function ListQuickAdd({ card }: QuickAddProps) {
  const { id, name, to, price, values } = card
  const texts = useTexts(quickAddTexts)
  const { pending, buy, reserve } = useAddToCart()
  const [open, setOpen] = useState(false)
  const { fetched, fetchOnce, refetch } = useArticle(id)
  const own = open ? ownSizes() : null
  // `values.sizes` has only sizes in stock, so a single entry does not mean that the article is made in one size.
  const isSingle = values.sizes.length === 1
  if (values.shops.length === 0) return null

  const article = typeof fetched === 'string' ? null : fetched
  const offered = article && offeredSizes(article, colorIn(article, to))
  const buyable = article === null || isBuyable(article)
  const text = buyable ? texts.add : texts.reserve
  const color = offered?.color?.name
  const hasColors = card.colors.length > 1 && color !== undefined
  const facts = [
    offered?.isSoldOut && (hasColors ? fill(texts.soldOutIn, { color }) : texts.soldOut),
    !buyable && texts.onlyCC,
    article && article.price !== price && fill(texts.priceNow, { price: formatMoney(article.price) }),
  ]

  async function add(selected: ArticleDetail, sizeId: number) {
    const { color: shown } = offeredSizes(selected, colorIn(selected, to))
    const variant = shown && variantOf(selected, sizeId, shown.id)
    if (!variant) return
    const isAdded = isBuyable(selected) ? await buy(selected, variant) : await reserve(selected, variant, null)
    if (isAdded) setOpen(false)
    // The size may have just sold out: fetch the stock again.
    else void refetch()
  }

  /** Opens or closes the sizes. An article that is made in a single, buyable size goes straight into the cart instead. */
  async function handleOpen(wanted: boolean) {
    const arriving = wanted ? fetchOnce() : null
    if (!isSingle || !arriving) return setOpen(wanted)
    const arrived = await arriving
    const [only, ...others] = typeof arrived === 'string' ? [] : offeredSizes(arrived, colorIn(arrived, to)).sizes
    if (typeof arrived !== 'string' && only?.isAvailable && others.length === 0 && isBuyable(arrived)) await add(arrived, only.id)
    else setOpen(true)
  }

  function handleIntent() {
    void fetchOnce()
    preloadCartModal()
  }

  return (
    <QuickAdd
      name={name}
      text={isSingle ? texts.add : undefined}
      heading={hasColors ? fill(texts.inColor, { text, color }) : text}
      open={open}
      onOpenChange={(wanted) => void handleOpen(wanted)}
      onIntent={handleIntent}
      failed={fetched === 'failed'}
      onRetry={() => void refetch()}
      notice={fetched === 'gone' ? texts.gone : facts.filter(Boolean).join(' ') || undefined}
      loading={pending !== null}
      onSelect={(sizeId) => article && void add(article, sizeId)}
      sizes={
        fetched === 'gone'
          ? []
          : (offered?.sizes.map((size) => ({
              id: size.id,
              name: size.name,
              available: size.isAvailable,
              own: own?.has(slugOf(sluggedSize(size))) ?? false,
            })) ?? null)
      }
    />
  )
}

const isBuyable = ({ canPurchase, onlyCC }: ArticleDetail): boolean => canPurchase && !onlyCC

/** Id of the colour in the hash of the card's link; null when the link has none. */
const colorIn = ({ variants }: ArticleDetail, to: string): number | null =>
  variants.find(({ color }) => to.endsWith(colorHash(color.id)))?.color.id ?? null

/** Fetches an article on demand and keeps it while the card is mounted. Errors are logged and returned as `failed`, never thrown. */
function useArticle(id: number) {
  const { api, log } = useApp()
  const [fetched, setFetched] = useState<Fetched>('loading')
  const arriving = useRef<Promise<Fetched> | null>(null)

  async function load(): Promise<Fetched> {
    try {
      const article = await nullIfMissing(fetchArticle(api, id))
      return article?.visible ? article : 'gone'
    } catch (error) {
      log(error)
      return 'failed'
    }
  }

  async function refetch(): Promise<Fetched> {
    const current = load()
    arriving.current = current
    const arrived = await current
    if (arriving.current === current) setFetched(arrived)
    return arrived
  }

  return {
    fetched,
    refetch,
    /** Reuses the pending or finished request; retries after a failure. */
    fetchOnce: async () => (fetched === 'failed' || !arriving.current ? refetch() : arriving.current),
  }
}
