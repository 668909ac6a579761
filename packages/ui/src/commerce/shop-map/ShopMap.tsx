import {
  mapMarks,
  mapMarkTowards,
  mapNameSides,
  mapPoint,
  mapView,
  type MapDirection,
  type MapMark,
  type MapPoint,
  type MapView,
} from '@vidda/domain/map'
import { shopMapTexts } from '@vidda/texts'
import { useEffect, useMemo, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { Mark } from './Mark.tsx'
import { knownOutline, loadMapOutline } from './outline.ts'
import { ShopMapRoot } from './ShopMap.styles.ts'

export type MapShop = {
  readonly id: number
  readonly name: string
  /** Position in degrees. */
  readonly lat: number
  readonly long: number
  /** The path of the shop's page. */
  readonly to: string
}

export type ShopMapProps = RootProps<'div'> & {
  /** The shops with a position; at least one. */
  readonly shops: readonly MapShop[]
  /** Ids of the shops in the initial view. Default: all shops. */
  readonly around?: readonly number[]
  /** Width divided by height. Default: a ratio that suits the positions of the shops. */
  readonly proportions?: number
  /** Id of the shopper's own shop. State of its mark: `data-own`. */
  readonly own?: number | null
  /** Id of the shop that the page is about: its mark has a name and is not a link. State of the mark: `data-current`. */
  readonly current?: number | null
  /** Id of a shop that is hovered or focused elsewhere, such as in a list. State of the mark: `data-active`. */
  readonly active?: number | null
  /** Called with the id of the shop whose mark is hovered or focused; null when none is any more. */
  readonly onActiveChange?: (id: number | null) => void
}

type Place = MapShop & { readonly point: MapPoint }

/** Minimum distance of two marks, as a fraction of the map's width: 24 px and a gap on a map of 20 rem. */
const room = 30 / 320

const directions: Readonly<Record<string, MapDirection>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** The transform that fits the land of the whole view to a part of it. */
const landStyle = (whole: MapView, view: MapView) => {
  const scale = whole.width / view.width
  return {
    '--shop-map-scale': rounded(scale),
    '--shop-map-x': `${rounded(whole.x - view.x * scale)}px`,
    '--shop-map-y': `${rounded(whole.y - view.y * scale)}px`,
  } as CSSProperties
}

const keyOf = ({ places }: MapMark<Place>): string => places.map(({ id }) => id).join('-')

/**
 * The shops on a drawn map of Norway, cropped to the part of the country that has shops. Shops that are too close share a mark with their number, which
 * opens a closer view. The map is one tab stop; arrow keys move between marks. Show it beside a list of the same shops.
 */
export function ShopMap({ shops, around, proportions, own = null, current = null, active = null, onActiveChange, ...rest }: ShopMapProps) {
  const texts = useTexts(shopMapTexts)
  const list = useRef<HTMLUListElement>(null)
  const [outline, setOutline] = useState(knownOutline)
  const [zoomed, setZoomed] = useState<readonly number[] | null>(around ?? null)
  /** Id of the shop whose mark is the tab stop. */
  const [reached, setReached] = useState<number | null>(null)
  /** Id of the shop whose mark is focused after the view has changed. */
  const [wanted, setWanted] = useState<number | null>(null)

  const places = useMemo(() => shops.map((shop): Place => ({ ...shop, point: mapPoint(shop) })), [shops])
  const whole = useMemo(
    () =>
      mapView(
        places.map(({ point }) => point),
        proportions,
        true,
      ),
    [places, proportions],
  )
  const ratio = whole.width / whole.height
  const view = useMemo(() => {
    const shown = places.filter(({ id }) => zoomed?.includes(id))
    return shown.length > 0
      ? mapView(
          shown.map(({ point }) => point),
          ratio,
        )
      : whole
  }, [places, ratio, whole, zoomed])
  const marks = useMemo(() => mapMarks(places, view, room), [places, view])
  const sides = useMemo(() => mapNameSides(marks, ratio), [marks, ratio])
  const holding = (id: number | null) => marks.findIndex((mark) => mark.places.some((place) => place.id === id))
  const tabbed = Math.max(0, holding(reached))

  function focusMark(index: number) {
    list.current?.children[index]?.querySelector<HTMLElement>('a, button')?.focus()
  }

  useEffect(() => {
    if (outline) return
    let mounted = true
    // Without the outline the marks are still shown at their positions.
    loadMapOutline().then(
      (loaded) => mounted && setOutline(loaded),
      () => undefined,
    )
    return () => {
      mounted = false
    }
  }, [outline])

  useEffect(() => {
    if (wanted === null) return
    setWanted(null)
    focusMark(marks.findIndex((mark) => mark.places.some(({ id }) => id === wanted)))
  }, [marks, wanted])

  function show(ids: readonly number[] | null, focused: number | null) {
    setZoomed(ids)
    setWanted(focused)
    setReached(focused)
    onActiveChange?.(null)
  }

  function showWhole() {
    show(null, zoomed?.[0] ?? null)
  }

  function handleKeys(event: KeyboardEvent) {
    const from = marks[tabbed]
    if (event.key === 'Escape' && zoomed) {
      event.preventDefault()
      return showWhole()
    }
    const direction = directions[event.key]
    if (!direction || !from) return
    event.preventDefault()
    const next = mapMarkTowards(marks, from, direction, ratio)
    if (next) focusMark(marks.indexOf(next))
  }

  return (
    <ShopMapRoot role="group" aria-label={texts.label} {...rest} style={{ '--shop-map-ratio': rounded(ratio), ...rest.style }}>
      <svg viewBox={[whole.x, whole.y, whole.width, whole.height].map(Math.round).join(' ')} aria-hidden="true" focusable="false">
        <g style={landStyle(whole, view)}>
          <path data-part="abroad" d={outline?.abroad} />
          <path data-part="land" d={outline?.norway} />
        </g>
      </svg>
      <ul ref={list} role="list">
        {marks.map((mark, index) => (
          <Mark
            key={keyOf(mark)}
            mark={mark}
            named={sides[index] ?? null}
            own={own}
            current={current}
            active={mark.places.some(({ id }) => id === active)}
            tabbed={index === tabbed}
            onReach={setReached}
            onKeyDown={handleKeys}
            onActiveChange={onActiveChange}
            onZoom={() =>
              show(
                mark.places.map(({ id }) => id),
                mark.places[0]?.id ?? null,
              )
            }
          />
        ))}
      </ul>
      {zoomed && (
        <button type="button" data-part="whole" onClick={showWhole}>
          {texts.whole}
        </button>
      )}
    </ShopMapRoot>
  )
}
