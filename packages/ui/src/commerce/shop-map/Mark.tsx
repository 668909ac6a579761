import type { MapMark, MapSide } from '@vidda/domain/map'
import { fill, shopMapTexts } from '@vidda/texts'
import { useSyncExternalStore, type CSSProperties, type KeyboardEvent } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { MapShop } from './ShopMap.tsx'

type MarkProps = {
  readonly mark: MapMark<MapShop>
  /** The side of the mark where a wide map shows its name; null if the name is shown on hover and focus only. */
  readonly named: MapSide | null
  readonly own: number | null
  readonly current: number | null
  readonly active: boolean
  /** Whether the mark is the tab stop of the map. */
  readonly tabbed: boolean
  readonly onReach: (id: number) => void
  /** Handles the arrow keys, which move the focus between marks. */
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onActiveChange: ((id: number | null) => void) | undefined
  readonly onZoom: () => void
}

const never = () => () => undefined
const yes = () => true
const no = () => false

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** The mark of one shop, or of several with their number. */
export function Mark({
  mark: { x, y, places },
  named,
  own,
  current,
  active,
  tabbed,
  onReach,
  onKeyDown,
  onActiveChange,
  onZoom,
}: MarkProps) {
  const texts = useTexts(shopMapTexts)
  // Without scripts there is no closer view, so the number is plain text and not a button.
  const hydrated = useSyncExternalStore(never, yes, no)
  const [first] = places
  if (!first) return null
  const { id, name, to } = first
  const several = places.length > 1
  const isOwn = places.some((place) => place.id === own)
  const words = several
    ? fill(isOwn ? texts.aroundOwn : texts.around, { count: places.length, shop: name })
    : isOwn
      ? fill(texts.ownMark, { shop: name })
      : name
  const label = (
    <>
      {several && (
        <span data-part="count" aria-hidden="true">
          {places.length}
        </span>
      )}
      <span data-part="name">{words}</span>
    </>
  )
  const enter = () => !several && onActiveChange?.(id)
  const leave = () => onActiveChange?.(null)
  const pressed = {
    'data-part': 'mark',
    tabIndex: tabbed ? 0 : -1,
    onKeyDown,
    onFocus() {
      onReach(id)
      enter()
    },
    onBlur: leave,
    onMouseEnter: enter,
    onMouseLeave: leave,
  }
  return (
    <li
      data-several={several || undefined}
      data-own={isOwn || undefined}
      data-current={(!several && id === current) || undefined}
      data-active={active || undefined}
      data-named={named && ''}
      data-side={named ?? (x > 0.5 ? 'start' : 'end')}
      style={{ '--shop-map-left': percent(x), '--shop-map-top': percent(y) } as CSSProperties}
    >
      {several && hydrated && (
        <button type="button" {...pressed} onClick={onZoom}>
          {label}
        </button>
      )}
      {!several && id !== current && (
        <Link to={to} {...pressed}>
          {label}
        </Link>
      )}
      {((several && !hydrated) || (!several && id === current)) && <span data-part="mark">{label}</span>}
    </li>
  )
}
