import { fill, reservationTexts } from '@vidda/texts'
import { Icon, type IconName } from '../../foundation/icon/index.ts'
import { MoreShops } from '../internal/MoreShops.tsx'
import { useDistanceText } from '../internal/use-distance-text.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { PickableShop } from './types.ts'

type Choice = {
  /** Name that the radio buttons of both groups share. */
  readonly group: string
  readonly lineCount: number | undefined
  /** They are shown, and cannot be selected. */
  readonly disabled?: boolean
  readonly approximate: boolean
  readonly onValueChange: (id: number) => void
}

type ShopProps = PickableShop & Choice & { readonly selected: boolean }

function Shop({
  id,
  name,
  address,
  distance,
  open,
  openText,
  servesAll,
  missing,
  group,
  selected,
  approximate,
  lineCount,
  disabled,
  onValueChange,
}: ShopProps) {
  const texts = useTexts(reservationTexts)
  const far = useDistanceText(distance, approximate)
  const all = lineCount === 1 ? texts.hasOne : fill(texts.hasAll, { count: lineCount ?? '' })
  const some = lineCount !== undefined && lineCount > 1 && fill(texts.hasSome, { some: lineCount - missing.length, count: lineCount })
  return (
    <li>
      <label data-part="shop">
        <input type="radio" name={group} value={id} checked={selected} disabled={disabled} onChange={() => onValueChange(id)} />
        <span data-part="name">{name}</span>
        {far && <span data-part="distance">{far}</span>}
        <span data-part="about">{address}</span>
        {openText && (
          <span data-part="about" data-open={open || undefined}>
            {openText}
          </span>
        )}
        {servesAll && lineCount !== undefined && (
          <span data-part="has">
            <Icon name="check" />
            {all}
          </span>
        )}
        {missing.length > 0 && (
          <span data-part="missing">
            <Icon name="info" />
            <span>
              {some && `${some} · `}
              {fill(texts.missing, { names: missing.join(', ') })}
            </span>
          </span>
        )}
      </label>
    </li>
  )
}

type ShopGroupProps = Choice & {
  readonly shops: readonly PickableShop[]
  readonly value: number | null
  readonly heading: string
  readonly icon: IconName
  /** How many show before the rest folds away. */
  readonly limit: number
}

/** Shops alike in what they have, the first few in sight. */
export function ShopGroup({ heading, icon, shops, limit, value, ...choice }: ShopGroupProps) {
  if (shops.length === 0) return null
  const rest = shops.slice(limit)
  const list = (members: readonly PickableShop[], label?: string) => (
    <ul role="list" aria-label={label}>
      {members.map((shop) => (
        <Shop key={shop.id} {...shop} {...choice} selected={shop.id === value} />
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
