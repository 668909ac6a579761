import { imageSources } from '@vidda/contract'
import { formatNumber } from '@vidda/domain/number'
import { screens } from '@vidda/domain/route'
import { ButtonLink } from '@vidda/ui/button-link'
import { FilterChips } from '@vidda/ui/filter-chips'
import { LoadMore } from '@vidda/ui/load-more'
import { Notice } from '@vidda/ui/notice'
import { Pagination } from '@vidda/ui/pagination'
import { ProductGrid } from '@vidda/ui/product-grid'
import { PromoTile } from '@vidda/ui/promo-tile'
import { ShareButton } from '@vidda/ui/share-button'
import { SortBar } from '@vidda/ui/sort-bar'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { fill, listingTexts, narrowingTexts } from '@vidda/texts'
import { useDeferredValue, useMemo, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { EmptyPlace } from '../empty-place/index.ts'
import { LazyFavourite, useLazyFavourites } from '../favourites/index.ts'
import { useNavigateInPlace, useOpenOver } from '../navigation/index.ts'
import { useMyShop, type MyShop } from '../my-shop/index.ts'
import { ArticleCard } from './ArticleCard.tsx'
import type { Card } from './card.ts'
import { ComparableCard } from './ComparableCard.tsx'
import type { ListTile } from './list-tile.ts'
import { listHref, mostPages, unfiltered, type PriceSelection, type Sort } from './list-parameters.ts'
import { selectedCount, without, type SelectedValue } from './selected-values.ts'
import { LazyFilterForm } from './LazyFilterForm.tsx'
import { LazyListFilters, preloadFilters } from './LazyListFilters.tsx'
import type { ListPage } from './load-listing.ts'
import { MyShopButton } from './MyShopButton.tsx'
import { useLoadMore } from './use-load-more.ts'
import { useScrollPosition } from './use-scroll-position.ts'
import { useSelection, type ListSelection } from './use-selection.ts'

/** The first row on a phone is seen at once; one picture is enough to be fetched first. */
const priorityCards = 1

type ArticleListProps = {
  readonly list: ListPage
  /** Shown among the goods while nothing is selected. */
  readonly tile?: ListTile | null
  readonly label: string
  /** In place of the usual words where there is nothing, whatever is selected. */
  readonly empty?: ReactNode
}

/** Sort bar, filters, goods and pages: what every list has. All of its parameters are links. */
export function ArticleList({ list, tile = null, label, empty }: ArticleListProps) {
  const texts = useTexts(listingTexts)
  const words = useTexts(narrowingTexts)
  const { pathname } = useLocation()
  const navigateInPlace = useNavigateInPlace()
  const myShop = useMyShop()
  const tellFailure = useFailure()
  const { pending, newest, select } = useSelection(list)
  const cards = useDeferredValue((pending ?? list).cards)
  const root = useRef<HTMLDivElement>(null)
  const more = useLoadMore(list, { root, cards, pending })
  useScrollPosition(root)
  const [filtersOpen, setFiltersOpen] = useOpenOver(pathname)
  const { selected, parameters } = pending ?? list
  const count = selectedCount(selected, parameters.price)
  const form = listHref(pathname, parameters, { form: true, from: 1, to: 1 })
  function handleFailure() {
    setFiltersOpen(false)
    void navigateInPlace(form)
  }

  const options: readonly { readonly key: Sort; readonly label: string }[] = [
    { key: 'bestselger', label: texts.bestseller },
    { key: 'pris', label: texts.price },
    { key: 'navn', label: texts.name },
  ]
  // By relevance there is nothing to turn: the toggle then gives the list its first order.
  const sorted = (key: Sort | '', reversed: boolean) =>
    ({ sort: key || 'bestselger', direction: reversed ? 'desc' : 'asc', from: 1, to: 1 }) as const
  const sort = parameters.sort ?? list.sort
  /** All that is loaded stays: another order of it, or fewer filters. */
  function change(nextOf: (now: ListSelection) => Partial<ListSelection>) {
    const { cards: loaded, ...now } = newest()
    select({ ...now, ...nextOf(now) }, loaded)
  }
  const handleSort = (key: Sort | '', reversed: boolean) =>
    change((now) => ({ parameters: { ...now.parameters, ...sorted(key, reversed) } }))
  const pageHref = (page: number) => listHref(pathname, parameters, { from: page, to: page })
  const cleared = listHref(pathname, parameters, unfiltered)
  const { amount, ...price } = priceWords(parameters.price)
  const chips = [
    ...selected.map((value) => ({
      key: keyOf(value),
      text: value.text,
      to: listHref(pathname, parameters, without(parameters, value)),
      ...(value.hex !== undefined && { hex: value.hex }),
    })),
    ...(parameters.price
      ? [{ key: 'price', text: fill(words[amount], price), to: listHref(pathname, parameters, { price: null, from: 1, to: 1 }) }]
      : []),
  ]
  function handleRemove(key: string) {
    change((now) => {
      if (key === 'price') return { parameters: { ...now.parameters, price: null } }
      const gone = now.selected.find((value) => keyOf(value) === key)
      if (!gone) return {}
      return {
        selected: now.selected.filter((value) => value !== gone),
        parameters: { ...now.parameters, ...without(now.parameters, gone) },
      }
    })
  }
  const handleClear = () => change((now) => ({ selected: [], parameters: { ...now.parameters, ...unfiltered } }))

  if (list.total === 0 && count === 0) {
    return (
      empty ?? (
        <EmptyPlace
          of="list"
          title={texts.emptyTitle}
          text={texts.emptyText}
          action={<ButtonLink to={screens.home}>{texts.toFrontPage}</ButtonLink>}
        />
      )
    )
  }
  return (
    <div data-part="goods" ref={root}>
      <SortBar<Sort | ''>
        options={options}
        value={sort ?? ''}
        reversed={parameters.direction === 'desc'}
        hrefFor={(key, reversed) => listHref(pathname, parameters, sorted(key, reversed))}
        onValueChange={(key) => handleSort(key, key === sort && parameters.direction === 'desc')}
        onReversedChange={(reversed) => handleSort(sort ?? '', reversed)}
        filterCount={count}
        share={<ShareButton onFailure={tellFailure} />}
        filterHref={form}
        onFilterIntent={preloadFilters}
        onFilter={() => setFiltersOpen(true)}
      >
        <MyShopButton />
      </SortBar>
      {myShop && !parameters.shop.includes(myShop.slug) && (
        <TextLink standalone preventScrollReset to={listHref(pathname, parameters, { shop: [myShop.slug], from: 1, to: 1 })}>
          {words.onlyMyShop}
        </TextLink>
      )}
      <FilterChips chips={chips} clearTo={cleared} onRemove={handleRemove} onClear={handleClear} />
      {list.form && <LazyFilterForm key={`form ${pathname}`} data={list.form} list={list} />}
      {list.total === 0 ? (
        <EmptyPlace
          of="filtered"
          title={words.filteredTitle}
          text={words.filteredText}
          action={<ButtonLink to={cleared}>{words.clearFilters}</ButtonLink>}
        />
      ) : (
        <>
          <Cards cards={cards} tile={count === 0 ? tile : null} myShop={myShop} label={label} loading={pending !== null} />
          {more.state === 'failed' && (
            <Notice tone="error" role="alert">
              {words.moreFailed}
            </Notice>
          )}
          {list.parameters.to < Math.min(list.lastPage, mostPages) && (
            <LoadMore
              shown={list.cards.length}
              total={list.total}
              href={pageHref(list.parameters.to + 1)}
              loading={more.state === 'loading'}
              onMore={more.load}
            />
          )}
          <Pagination page={list.parameters.to} lastPage={list.lastPage} hrefFor={pageHref} />
        </>
      )}
      <LazyListFilters
        key={pathname}
        open={filtersOpen}
        onOpenChange={setFiltersOpen}
        list={list}
        pending={pending}
        newest={newest}
        select={select}
        onFailure={handleFailure}
      />
    </div>
  )
}

/** Set by the build of a brand, so that the comparison's code is dropped where it is off. Not defined in development. */
declare const VIDDA_COMPARES: boolean | undefined

type CardsProps = {
  readonly cards: readonly Card[]
  readonly tile: ListTile | null
  readonly myShop: MyShop | null
  readonly label: string
  readonly loading: boolean
}

/** After whole rows of two and of three goods, and in the second row of four or five. */
const tileIndex = 6
/** Longer lists are grouped into runs of complete rows (see `ProductGrid`); the tile would break a row. */
const mostBesideTile = 100

const keyOf = ({ field, slug }: SelectedValue) => `${field}-${slug}`

/** The same elements until there are other goods: what is drawn anew at a press is not a thousand cards each time. */
function Cards({ cards, tile, myShop, label, loading }: CardsProps) {
  const { brand } = useApp()
  const Shown = (typeof VIDDA_COMPARES === 'undefined' ? brand.compares : VIDDA_COMPARES) ? ComparableCard : ArticleCard
  useLazyFavourites()
  const drawn = useMemo(() => {
    const goods = cards.map((card, index) => (
      <Shown
        key={card.id}
        card={card}
        myShop={myShop}
        priority={index < priorityCards}
        corner={<LazyFavourite id={card.id} name={card.name} />}
      />
    ))
    if (!tile || goods.length > mostBesideTile) return goods
    return goods.toSpliced(tileIndex, 0, <PromoTile key="tile" {...tile} image={imageSources(tile.image)} />)
  }, [Shown, cards, myShop, tile])
  return (
    <ProductGrid label={label} loading={loading}>
      {drawn}
    </ProductGrid>
  )
}

type PriceWords = { readonly amount: 'priceFrom' | 'priceTo' | 'priceSpan'; readonly min: string; readonly max: string }

function priceWords(price: PriceSelection | null): PriceWords {
  const [min, max] = [formatNumber(price?.min ?? 0), formatNumber(price?.max ?? 0)]
  const amount = price?.max === null ? 'priceFrom' : price?.min === null ? 'priceTo' : 'priceSpan'
  return { amount, min, max }
}
