import { fill, reservationTexts } from '@vidda/texts'
import type { Ref } from 'react'
import { Button } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { TextField } from '../text-field/index.ts'
import { useTexts } from '../texts-provider/index.ts'

/** What distances are measured from: the device's position, or the middle of a postal area such as `3580 Geilo`. */
export type ShopOrigin = { readonly kind: 'position' } | { readonly kind: 'postalCode'; readonly name: string }

export type FindShopProps = {
  readonly query: string
  readonly onQueryChange: (query: string) => void
  /** Asks for the shopper's position; without it there is no such button. */
  readonly onPosition?: (() => void) | undefined
  /** The position is being found. */
  readonly loadingPosition?: boolean | undefined
  /** Told below the field; distances from a postal code are marked as approximate. */
  readonly origin?: ShopOrigin | null | undefined
  /** Why no distance is known, in words: the position was refused, the postal code is unknown. */
  readonly problem?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
}

/** Where to look for shops: by words, by postal code, by position. */
export function FindShop({ query, onQueryChange, onPosition, loadingPosition = false, origin = null, problem, ref }: FindShopProps) {
  const texts = useTexts(reservationTexts)
  return (
    <>
      <div data-part="find">
        <TextField
          ref={ref}
          label={texts.findShop}
          help={texts.findShopHelp}
          error={problem}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onValueChange={onQueryChange}
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
    </>
  )
}
