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

/** An article's sizes, or why there are none. */
type Fetched = ArticleDetail | 'loading' | 'failed' | 'gone'

/** The sizes of an article in the colour that its card shows. One press buys it as its own screen does, or leads on to the reservation. */
export function ListQuickAdd({ card }: QuickAddProps) {
  const { id, name, to, price, values } = card
  const texts = useTexts(quickAddTexts)
  const { pending, buy, reserve } = useAddToCart()
  const [open, setOpen] = useState(false)
  const { fetched, fetchOnce, refetch } = useArticle(id)
  const own = open ? ownSizes() : null
  // Filters know the sizes that some shop has.
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
    // It may have been the last one.
    else void refetch()
  }

  /** What comes in one size needs no choice. */
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

/** The colour that the card's link names; null where it names none. */
const colorIn = ({ variants }: ArticleDetail, to: string): number | null =>
  variants.find(({ color }) => to.endsWith(colorHash(color.id)))?.color.id ?? null

/** An article that is fetched when the shopper is about to need it, and stays for as long as its card does. */
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
    /** The article as it came, or comes; fetched again where it did not. */
    fetchOnce: async () => (fetched === 'failed' || !arriving.current ? refetch() : arriving.current),
  }
}
