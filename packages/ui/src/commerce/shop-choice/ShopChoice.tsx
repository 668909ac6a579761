import { myShopTexts } from '@vidda/texts'
import { useId, type ReactNode } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { useDistanceText } from '../internal/use-distance-text.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ShopSearch, type ShopSearchProps } from '../internal/ShopSearch.tsx'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { ShopChoiceRoot } from './ShopChoice.styles.ts'

export type ChoosableShop = {
  readonly id: number
  readonly name: string
  /** Street and place on one line. */
  readonly address: string
  /** Metres from the shopper; null while no position is known. */
  readonly distance: number | null
  /** When it is open, in words; empty while that is unknown. */
  readonly openText: string
  /** It is open now. State: `data-open`. */
  readonly open?: boolean
  /** Heading that shops are grouped under, such as a county. Ignored during a search and when the shops are sorted by distance. */
  readonly group?: string
}

export type ShopChoiceProps = RootProps<'div'> &
  ShopSearchProps<ChoosableShop> & {
    /** Id of the shopper's own shop; null when there is none. */
    readonly value: number | null
    /** A shop was pressed, or the choice was given up: null. */
    readonly onValueChange: (id: number | null) => void
  }

type ShopProps = ChoosableShop & { readonly selected: boolean; readonly approximate: boolean; readonly onPress: () => void }

function Shop({ name, address, distance, open, openText, selected, approximate, onPress }: ShopProps) {
  const far = useDistanceText(distance, approximate)
  return (
    <li>
      <button type="button" data-part="shop" aria-pressed={selected} onClick={onPress}>
        <span data-part="name">
          {name}
          {selected && <Icon name="check" />}
        </span>
        {far && <span data-part="distance">{far}</span>}
        <span data-part="about">{address}</span>
        {openText && (
          <span data-part="about" data-open={open || undefined}>
            {openText}
          </span>
        )}
      </button>
    </li>
  )
}

type GroupProps = {
  /** Heading that names the list; without a heading, `label` names it. */
  readonly heading: string | undefined
  readonly label: string
  readonly children: ReactNode
}

function Group({ heading, label, children }: GroupProps) {
  const id = useId()
  return (
    <>
      {heading !== undefined && (
        <h3 id={id} data-part="group">
          {heading}
        </h3>
      )}
      <ul role="list" {...(heading === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })}>
        {children}
      </ul>
    </>
  )
}

/** Distinct groups, in the order of their first shops. */
const groupsOf = (shops: readonly ChoosableShop[]): ReadonlySet<string | undefined> => new Set(shops.map(({ group }) => group))

/**
 * The shop that a shopper calls their own, for everything the site shows of stock: found by name, place, postal code or position. One press chooses, so
 * that what it stands in can close.
 */
export function ShopChoice({ shops, value, onValueChange, ...props }: ShopChoiceProps) {
  const { onPostcode, onRetry, retrying, onPosition, loadingPosition, origin, problem, ...rest } = props
  const texts = useTexts(myShopTexts)
  return (
    <ShopChoiceRoot {...rest}>
      <p data-part="help">{texts.help}</p>
      <ShopSearch loadingText={texts.loading} {...{ shops, onPostcode, onRetry, retrying, onPosition, loadingPosition, origin, problem }}>
        {({ shops: found, searched }) => {
          const grouped = !searched && !origin
          return [...groupsOf(grouped ? found : found.slice(0, 1))].map((group) => (
            <Group key={group ?? ''} heading={grouped ? group : undefined} label={texts.label}>
              {found
                .filter((shop) => !grouped || shop.group === group)
                .map((shop) => (
                  <Shop
                    key={shop.id}
                    {...shop}
                    selected={shop.id === value}
                    approximate={origin?.kind === 'postalCode'}
                    onPress={() => onValueChange(shop.id)}
                  />
                ))}
            </Group>
          ))
        }}
      </ShopSearch>
      {value !== null && (
        <Button variant="quiet" onClick={() => onValueChange(null)}>
          {texts.none}
        </Button>
      )}
    </ShopChoiceRoot>
  )
}
