import { fill, reservationTexts } from '@vidda/texts'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { EmptyState } from '../../patterns/empty-state/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { Notice } from '../../primitives/notice/index.ts'
import { Skeleton } from '../../primitives/skeleton/index.ts'
import { TextField } from '../../primitives/text-field/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { matchesShop, type NamedShop } from './matches-shop.ts'
import { postcodeOf } from './postcode.ts'

/** What distances are measured from: the device's position, or the middle of a postal area such as `3580 Geilo`. */
export type ShopOrigin = { readonly kind: 'position' } | { readonly kind: 'postalCode'; readonly name: string }

export type ShopSearchProps<Shop> = {
  /** Sorted by the caller; `loading` while they are fetched, `failed` when they did not come. */
  readonly shops: readonly Shop[] | 'loading' | 'failed'
  /** Four digits were entered: the caller sorts by the distance from there. Without it digits are looked for in addresses alone. */
  readonly onPostcode?: ((code: string) => void) | undefined
  /** Fetches the shops again after a failure. */
  readonly onRetry?: (() => void) | undefined
  /** They are being fetched again. */
  readonly retrying?: boolean | undefined
  /** Asks for the shopper's position; without it there is no such button. */
  readonly onPosition?: (() => void) | undefined
  /** The position is being found. */
  readonly loadingPosition?: boolean | undefined
  /** Told below the field; distances from a postal code are marked as approximate. */
  readonly origin?: ShopOrigin | null | undefined
  /** Why no distance is known, in words: the position was refused, the postal code is unknown. */
  readonly problem?: string | undefined
}

type Found<Shop> = {
  readonly shops: readonly Shop[]
  /** The list was narrowed by words. */
  readonly searched: boolean
}

type MissingProps = Pick<ShopSearchProps<unknown>, 'onRetry' | 'retrying'> & {
  readonly state: 'loading' | 'failed' | 'none'
  readonly loadingText: string
}

/** Why there is no list. */
function Missing({ state, loadingText, onRetry, retrying = false }: MissingProps) {
  const texts = useTexts(reservationTexts)
  if (state === 'none') return <EmptyState icon="store" title={texts.noShops} />
  if (state === 'loading') {
    return (
      <div data-part="loading" data-pending="" role="status">
        <span>{loadingText}</span>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </div>
    )
  }
  return (
    <Notice tone="error" role="alert" title={texts.shopsFailed}>
      {onRetry && (
        <Button variant="quiet" loading={retrying} onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </Notice>
  )
}

/** A search among shops by words, by postal code or by position, above the list of those found. */
export function ShopSearch<Shop extends NamedShop>({
  shops,
  onPostcode,
  onRetry,
  retrying,
  onPosition,
  loadingPosition = false,
  origin = null,
  problem,
  loadingText,
  children,
}: ShopSearchProps<Shop> & { readonly loadingText: string; readonly children: (found: Found<Shop>) => ReactNode }) {
  const [query, setQuery] = useState('')
  const texts = useTexts(reservationTexts)
  const field = useRef<HTMLInputElement>(null)
  const known = typeof shops === 'string' ? [] : shops
  const code = onPostcode ? postcodeOf(query) : null
  // A postal code is a position to measure from; the few shops within it would be too narrow an answer.
  const found = code === null ? known.filter((shop) => matchesShop(shop, query)) : known
  const state = typeof shops === 'string' ? shops : shops.length === 0 ? 'none' : null

  function handleQuery(next: string) {
    setQuery(next)
    const entered = postcodeOf(next)
    if (entered !== null && entered !== code) onPostcode?.(entered)
  }

  return (
    <>
      <div data-part="find">
        <TextField
          ref={field}
          label={texts.findShop}
          help={texts.findShopHelp}
          error={problem}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onValueChange={handleQuery}
          onKeyDown={(event) => {
            // A search is no reason to send the form around it.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
        {onPosition && (
          <Button variant="quiet" icon={<Icon name="pin" />} loading={loadingPosition} onClick={onPosition}>
            {texts.usePosition}
          </Button>
        )}
      </div>
      <p data-part="origin" role="status">
        {origin && (origin.kind === 'position' ? texts.fromPosition : fill(texts.fromPostalCode, { place: origin.name }))}
      </p>
      {state !== null && <Missing state={state} loadingText={loadingText} onRetry={onRetry} retrying={retrying} />}
      {children({ shops: found, searched: query.trim() !== '' && code === null })}
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
    </>
  )
}
