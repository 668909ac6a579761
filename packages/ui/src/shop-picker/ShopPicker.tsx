import { fill, reservationTexts } from '@vidda/texts'
import { useId, useRef, useState } from 'react'
import { Button } from '../button/index.ts'
import { EmptyState } from '../empty-state/index.ts'
import { Notice } from '../notice/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { FindShop, type FindShopProps } from './FindShop.tsx'
import { matchesShop } from './matches-shop.ts'
import { postcodeOf } from './postcode.ts'
import { ShopGroup } from './ShopGroup.tsx'
import { ShopPickerRoot } from './ShopPicker.styles.ts'
import type { RootProps } from '../internal/root-props.ts'
import type { PickableShop } from './types.ts'

export type ShopPickerProps = RootProps<'fieldset'> &
  Pick<FindShopProps, 'onPosition' | 'loadingPosition' | 'origin' | 'problem'> & {
    /**
     * Sorted by the caller within each group (distance, else name); those that serve the whole cart are shown first here. `loading` while
     * their stock is asked for, `failed` when it did not come.
     */
    readonly shops: readonly PickableShop[] | 'loading' | 'failed'
    /** Id of the selected shop; null when none is. */
    readonly value: number | null
    /** Another shop was selected, by its id. */
    readonly onValueChange: (id: number) => void
    /** Lines in the cart: says how many of them each shop has. */
    readonly lineCount?: number
    /** The lines that no shop has are left out of the question: those that serve the rest come first. */
    readonly restOnly?: boolean
    /** Four digits were entered: the caller sorts by the distance from there. Without it digits are looked for in addresses alone. */
    readonly onPostcode?: (code: string) => void
    /** Asks for the shops again after a failure. */
    readonly onRetry?: () => void
  }

/** Why there is no list. */
function Missing({ state, onRetry }: { readonly state: 'loading' | 'failed' | 'none'; readonly onRetry: (() => void) | undefined }) {
  const texts = useTexts(reservationTexts)
  if (state === 'none') return <EmptyState icon="store" title={texts.noShops} />
  if (state === 'loading') {
    return (
      <div data-part="loading" data-pending="" role="status">
        <span>{texts.findingShops}</span>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    )
  }
  return (
    <Notice tone="error" role="alert" title={texts.shopsFailed}>
      {onRetry && (
        <Button variant="quiet" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Notice>
  )
}

/**
 * One shop of the chain to collect the whole cart in: those that have all of it come first, nearest first where the shopper's position is known, each
 * with its distance, what it has, and whether it is open now. A search shows all that fit.
 */
export function ShopPicker({
  shops,
  value,
  onValueChange,
  lineCount,
  restOnly = false,
  onPostcode,
  onRetry,
  onPosition,
  loadingPosition,
  origin,
  problem,
  ...rest
}: ShopPickerProps) {
  const find = { onPosition, loadingPosition, origin, problem }
  const [query, setQuery] = useState('')
  const texts = useTexts(reservationTexts)
  const group = useId()
  const field = useRef<HTMLInputElement>(null)
  const known = typeof shops === 'string' ? [] : shops
  const code = onPostcode ? postcodeOf(query) : null
  // A postal code is a position to measure from; the few shops within it would be too narrow an answer.
  const found = code === null ? known.filter((shop) => matchesShop(shop, query)) : known
  const searched = query.trim() !== '' && code === null
  // Only who asks for it by name is told of a shop that can give nothing.
  const isUseful = ({ missing }: PickableShop) => lineCount === undefined || missing.length < lineCount
  const useful = found.filter(isUseful)
  const serving = useful.filter((shop) => shop.servesAll)
  const lacking = useful.filter((shop) => !shop.servesAll)
  const useless = searched ? found.filter((shop) => !isUseful(shop)) : []
  const choice = { value, onValueChange, group, lineCount, approximate: origin?.kind === 'postalCode' }
  const limitOf = (limit: number) => (searched ? found.length : limit)
  const state = shops === 'loading' || shops === 'failed' ? shops : shops.length === 0 ? 'none' : null

  function handleQuery(next: string) {
    setQuery(next)
    const entered = postcodeOf(next)
    if (entered !== null && entered !== code) onPostcode?.(entered)
  }

  return (
    <ShopPickerRoot {...rest}>
      <legend>
        <h2>{texts.chooseShop}</h2>
      </legend>
      <FindShop {...find} ref={field} query={query} onQueryChange={handleQuery} />
      {state !== null && <Missing state={state} onRetry={onRetry} />}
      {known.length > 0 && !known.some(isUseful) && (
        <Notice title={texts.nothingAnywhereTitle}>
          <p>{texts.nothingAnywhereText}</p>
        </Notice>
      )}
      {known.some(isUseful) && !known.some((shop) => shop.servesAll) && (
        <Notice title={texts.servesNoneTitle}>
          <p>{texts.servesNoneText}</p>
        </Notice>
      )}
      <ShopGroup
        {...choice}
        heading={restOnly ? texts.servesRestHeading : lineCount === 1 ? texts.servesOneHeading : texts.servesAllHeading}
        icon="check"
        shops={serving}
        limit={limitOf(5)}
      />
      <ShopGroup {...choice} heading={texts.servesSomeHeading} icon="info" shops={lacking} limit={limitOf(serving.length > 0 ? 2 : 5)} />
      <ShopGroup {...choice} heading={texts.servesNothingHeading} icon="info" shops={useless} limit={found.length} disabled />
      <p data-part="none" role="status">
        {state === null && found.length === 0 && fill(texts.noShop, { query })}
      </p>
      {state === null && found.length === 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            setQuery('')
            field.current?.focus()
          }}
        >
          {texts.showAllShops}
        </Button>
      )}
    </ShopPickerRoot>
  )
}
