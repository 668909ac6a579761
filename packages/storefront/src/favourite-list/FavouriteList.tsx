import { reductionOf } from '@vidda/domain/money'
import { bundlePath, screens } from '@vidda/domain/route'
import { ButtonLink } from '@vidda/ui/button-link'
import { favouriteListTexts, fill } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { FavouriteButton } from '@vidda/ui/favourite-button'
import { Notice } from '@vidda/ui/notice'
import { ProductCardSkeleton } from '@vidda/ui/product-card-skeleton'
import { ProductGrid } from '@vidda/ui/product-grid'
import { RemovedLine } from '@vidda/ui/removed-line'
import { SelectField } from '@vidda/ui/select-field'
import { ShareButton } from '@vidda/ui/share-button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { arrive } from '../customer/index.ts'
import { EmptyPlace } from '../empty-place/index.ts'
import { removeFavourite, removeFavourites, undoRemoval, useFavourites, type Removal } from '../favourites/index.ts'
import { ArticleCard, type Card } from '../listing/index.ts'
import { useMyShop, type MyShop } from '../my-shop/index.ts'
import { FavouriteListRoot } from './FavouriteList.styles.ts'
import { GuestsOffer } from './GuestsOffer.tsx'
import { favouriteSorts, sortedCards, type FavouriteSort } from './sorted-cards.ts'
import { useCards } from './use-cards.ts'
import { useHeartFocus } from './use-heart-focus.ts'

/** The shopper's favourites, a guest's too: only the browser knows them. */
export function FavouriteList() {
  const app = useApp()
  const texts = useTexts(favouriteListTexts)
  const ids = useFavourites((view) => view.ids)
  const { known, state, retry } = useCards(ids)
  const [hydrated, setHydrated] = useState(false)
  const [arrived, setArrived] = useState(false)
  const [sort, setSort] = useState<FavouriteSort>('newest')
  const [removed, setRemoved] = useState<(Removal & { readonly name: string }) | null>(null)
  const { root, keepFocus } = useHeartFocus()
  useEffect(() => {
    setHydrated(true)
    void arrive(app).then(() => setArrived(true))
  }, [app])

  const handleRemove = useCallback(
    ({ id, name }: Card) => {
      keepFocus()
      setRemoved({ ...removeFavourite(app, id), name })
    },
    [app, keepFocus],
  )
  function handleUndo() {
    keepFocus(removed?.name)
    if (removed) undoRemoval(app, removed)
    setRemoved(null)
  }

  const gone = ids.filter((id) => known.get(id) === null)
  const chosen = useMemo(() => ids.flatMap((id) => known.get(id) ?? []), [ids, known])
  const cards = useMemo(() => sortedCards(chosen, sort), [chosen, sort])
  // What is on the account may be on its way to this browser.
  const isLoading = !hydrated || (ids.length === 0 && !arrived) || (state === 'loading' && cards.length === 0)

  return (
    <FavouriteListRoot ref={root} tabIndex={-1}>
      <GuestsOffer />
      {gone.length > 0 && (
        <Notice tone="warning">
          <p>{gone.length === 1 ? texts.oneGone : fill(texts.gone, { count: gone.length })}</p>
          <Button variant="quiet" size="small" onClick={() => removeFavourites(app, gone)}>
            {texts.removeGone}
          </Button>
        </Notice>
      )}
      {state === 'failed' && (
        <Notice tone="error" role="alert" title={texts.failed}>
          <Button variant="quiet" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </Notice>
      )}
      {isLoading && <Pending label={texts.loading} />}
      {!isLoading && cards.length > 0 && <Goods cards={cards} sort={sort} onSort={setSort} onRemove={handleRemove} />}
      {!isLoading && state === 'ready' && cards.length === 0 && (
        <EmptyPlace
          of="favourites"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<ButtonLink to={screens.home}>{texts.browse}</ButtonLink>}
        />
      )}
      <div data-part="removed">
        <RemovedLine name={removed && !ids.includes(removed.id) ? removed.name : null} onUndo={handleUndo} />
      </div>
    </FavouriteListRoot>
  )
}

function Pending({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      <ProductGrid loading>
        {['a', 'b', 'c', 'd'].map((key) => (
          <ProductCardSkeleton key={key} />
        ))}
      </ProductGrid>
    </div>
  )
}

type GoodsProps = {
  readonly cards: readonly Card[]
  readonly sort: FavouriteSort
  readonly onSort: (sort: FavouriteSort) => void
  readonly onRemove: (card: Card) => void
}

function Goods({ cards, sort, onSort, onRemove }: GoodsProps) {
  const { brand } = useApp()
  const texts = useTexts(favouriteListTexts)
  const myShop = useMyShop()
  const tellFailure = useFailure()
  const address = brand.origin + bundlePath(cards.map(({ id }) => id))
  return (
    <>
      <div data-part="tools">
        <p data-part="facts">{factsOf(cards, myShop, texts).join(' · ')}</p>
        <div data-part="controls">
          {cards.length > 1 && (
            <SelectField
              label={texts.sort}
              name="sort"
              value={sort}
              onValueChange={(value) => onSort(favouriteSorts.find((known) => known === value) ?? 'newest')}
              options={favouriteSorts.map((value) => ({ value, label: texts[value] }))}
            />
          )}
          <ShareButton look="quiet" url={address} title={fill(texts.shareTitle, { brand: brand.name })} onFailure={tellFailure} />
        </div>
      </div>
      <ProductGrid label={texts.list}>
        {cards.map((card, index) => (
          <FavouriteCard key={card.id} card={card} myShop={myShop} priority={index === 0} onRemove={onRemove} />
        ))}
      </ProductGrid>
    </>
  )
}

/** How many they are, and what is good news about them. */
function factsOf(
  cards: readonly Card[],
  myShop: MyShop | null,
  texts: Readonly<Record<'count' | 'oneCount' | 'reduced' | 'oneReduced' | 'inMyShop', string>>,
): readonly string[] {
  const reduced = cards.filter((card) => reductionOf(card) > 0).length
  const there = myShop ? cards.filter(({ values }) => values.shops.includes(myShop.id)).length : 0
  return [
    cards.length === 1 ? texts.oneCount : fill(texts.count, { count: cards.length }),
    ...(reduced === 0 ? [] : [reduced === 1 ? texts.oneReduced : fill(texts.reduced, { count: reduced })]),
    ...(myShop && there > 0 ? [fill(texts.inMyShop, { count: there, shop: myShop.name })] : []),
  ]
}

type FavouriteCardProps = {
  readonly card: Card
  readonly myShop: MyShop | null
  readonly priority: boolean
  readonly onRemove: (card: Card) => void
}

function FavouriteCard({ card, myShop, priority, onRemove }: FavouriteCardProps) {
  const corner = useMemo(() => <FavouriteButton selected name={card.name} onSelectedChange={() => onRemove(card)} />, [card, onRemove])
  return <ArticleCard card={card} myShop={myShop} priority={priority} corner={corner} />
}
