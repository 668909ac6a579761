import { reservationTexts } from '@vidda/texts'
import { useId } from 'react'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ShopSearch, type ShopSearchProps } from '../internal/ShopSearch.tsx'
import { Notice } from '../../primitives/notice/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { ShopGroup } from './ShopGroup.tsx'
import { ShopPickerRoot } from './ShopPicker.styles.ts'
import type { PickableShop } from './types.ts'

export type ShopPickerProps = RootProps<'fieldset'> &
  ShopSearchProps<PickableShop> & {
    /** Id of the selected shop; null when none is. */
    readonly value: number | null
    /** Another shop was selected, by its id. */
    readonly onValueChange: (id: number) => void
    /** Lines in the cart: says how many of them each shop has. */
    readonly lineCount?: number
    /** The lines that no shop has are left out of the question: those that serve the rest come first. */
    readonly restOnly?: boolean
  }

/**
 * One shop of the chain to collect the whole cart in: those that have all of it come first, otherwise in the caller's order (distance, else name), each
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
  retrying,
  onPosition,
  loadingPosition,
  origin,
  problem,
  ...rest
}: ShopPickerProps) {
  const texts = useTexts(reservationTexts)
  const group = useId()
  const known = typeof shops === 'string' ? [] : shops
  // Only who asks for it by name is told of a shop that can give nothing.
  const isUseful = ({ missing }: PickableShop) => lineCount === undefined || missing.length < lineCount
  const choice = { value, onValueChange, group, lineCount, approximate: origin?.kind === 'postalCode' }
  return (
    <ShopPickerRoot {...rest}>
      <legend>
        <h2>{texts.chooseShop}</h2>
      </legend>
      <ShopSearch
        loadingText={texts.findingShops}
        {...{ shops, onPostcode, onRetry, retrying, onPosition, loadingPosition, origin, problem }}
      >
        {({ shops: found, searched }) => {
          const useful = found.filter(isUseful)
          const serving = useful.filter((shop) => shop.servesAll)
          const lacking = useful.filter((shop) => !shop.servesAll)
          const useless = searched ? found.filter((shop) => !isUseful(shop)) : []
          const limitOf = (limit: number) => (searched ? found.length : limit)
          return (
            <>
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
              <ShopGroup
                {...choice}
                heading={texts.servesSomeHeading}
                icon="info"
                shops={lacking}
                limit={limitOf(serving.length > 0 ? 2 : 5)}
              />
              <ShopGroup {...choice} heading={texts.servesNothingHeading} icon="info" shops={useless} limit={found.length} disabled />
            </>
          )
        }}
      </ShopSearch>
    </ShopPickerRoot>
  )
}
