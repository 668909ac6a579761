import { fill } from '@vidda/texts'
import { useId, useState } from 'react'
import { Button } from '../button/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { MoreShops } from '../internal/MoreShops.tsx'
import { useDistanceText } from '../internal/use-distance-text.ts'
import { TextField } from '../text-field/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { matchesShop } from './matches-shop.ts'
import { ShopPickerRoot } from './ShopPicker.styles.ts'

export type PickableShop = {
  readonly id: number
  readonly name: string
  /** Street and place on one line. */
  readonly address: string
  /** Metres from the shopper; null while no position is known. */
  readonly distance: number | null
  /** When it is open, in words. */
  readonly openText: string
  /** Has every line of the cart in the count asked for. */
  readonly servesAll: boolean
  /** Names of what it lacks; empty when it serves all. */
  readonly missing: readonly string[]
}

export type ShopPickerProps = {
  /** Sorted by the caller within each group (distance, else name); those that serve the whole cart are shown first here. */
  readonly shops: readonly PickableShop[]
  /** Id of the chosen shop; null when none is. */
  readonly value: number | null
  readonly onChange: (id: number) => void
  /** Asks for the shopper's position; without it there is no such button. */
  readonly onPosition?: () => void
  /** The position is being found. */
  readonly positionBusy?: boolean
}

type ShopProps = PickableShop & { readonly group: string; readonly chosen: boolean; readonly onChange: (id: number) => void }

function Shop({ id, name, address, distance, openText, missing, group, chosen, onChange }: ShopProps) {
  const texts = useTexts('reservation')
  const far = useDistanceText(distance)
  return (
    <li>
      <label data-part="shop">
        <input type="radio" name={group} value={id} checked={chosen} onChange={() => onChange(id)} />
        <span data-part="name">{name}</span>
        {far && <span data-part="distance">{far}</span>}
        <span data-part="about">{address}</span>
        <span data-part="about">{openText}</span>
        {missing.length > 0 && (
          <span data-part="missing">
            <Icon name="info" />
            {fill(texts.missing, { names: missing.join(', ') })}
          </span>
        )}
      </label>
    </li>
  )
}

type GroupProps = Pick<ShopPickerProps, 'shops' | 'value' | 'onChange'> & {
  readonly heading: string
  readonly icon: IconName
  /** How many show before the rest folds away. */
  readonly limit: number
  readonly group: string
}

function Group({ heading, icon, shops, limit, value, onChange, group }: GroupProps) {
  if (shops.length === 0) return null
  const rest = shops.slice(limit)
  const list = (members: readonly PickableShop[], label?: string) => (
    <ul role="list" aria-label={label}>
      {members.map((shop) => (
        <Shop key={shop.id} {...shop} group={group} chosen={shop.id === value} onChange={onChange} />
      ))}
    </ul>
  )
  return (
    <div data-part="group">
      <h3>
        <Icon name={icon} />
        {heading}
      </h3>
      {list(shops.slice(0, limit), heading)}
      <MoreShops count={rest.length} open={rest.some((shop) => shop.id === value)}>
        {list(rest)}
      </MoreShops>
    </div>
  )
}

/** One shop of the chain; those that have the whole cart come first, under a heading that says so. A search shows all that fit. */
export function ShopPicker({ shops, value, onChange, onPosition, positionBusy = false }: ShopPickerProps) {
  const [query, setQuery] = useState('')
  const texts = useTexts('reservation')
  const group = useId()
  const found = shops.filter((shop) => matchesShop(shop, query))
  const choice = { value, onChange, group }
  const limitOf = (limit: number) => (query.trim() === '' ? limit : found.length)
  return (
    <ShopPickerRoot>
      <legend>
        <h2>{texts.chooseShop}</h2>
      </legend>
      <div data-part="find">
        <TextField label={texts.findShop} help={texts.findShopHelp} type="search" autoComplete="off" value={query} onValue={setQuery} />
        {onPosition && (
          <Button variant="quiet" icon="pin" busy={positionBusy} onClick={onPosition}>
            {texts.usePosition}
          </Button>
        )}
      </div>
      <Group {...choice} heading={texts.servesAllHeading} icon="check" shops={found.filter((shop) => shop.servesAll)} limit={limitOf(5)} />
      <Group {...choice} heading={texts.servesSomeHeading} icon="info" shops={found.filter((shop) => !shop.servesAll)} limit={limitOf(2)} />
      <p data-part="none" role="status">
        {found.length === 0 && fill(texts.noShop, { query })}
      </p>
    </ShopPickerRoot>
  )
}
