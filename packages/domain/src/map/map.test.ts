import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapMarks, mapMarkTowards, mapNameSides, mapPoint, mapView, type MapPoint } from './index.ts'

const oslo = { lat: 59.9133, long: 10.739 }
const bergen = { lat: 60.3913, long: 5.3221 }
const alta = { lat: 69.9689, long: 23.2715 }
const lindesnes = { lat: 57.9826, long: 7.0469 }

const far = (one: MapPoint, other: MapPoint) => Math.hypot(one.x - other.x, one.y - other.y)

it('[R10.264] measures what a ruler on the map would, within three parts of a hundred', () => {
  // The great-circle distances are 305 km and 1436 km.
  expect(far(mapPoint(oslo), mapPoint(bergen))).toBeCloseTo(305, -1)
  expect(far(mapPoint(lindesnes), mapPoint(alta)) / 1519).toBeCloseTo(1, 1)
})

it('[R10.264] has north above and east to the right', () => {
  expect(mapPoint(alta).y).toBeLessThan(mapPoint(oslo).y)
  expect(mapPoint(bergen).x).toBeLessThan(mapPoint(oslo).x)
  expect(mapPoint({ lat: 65, long: 15 })).toEqual({ x: 0, y: 0 })
})

it('[R10.264] is the same on a server as in any browser: in whole metres', () => {
  for (const { x, y } of [oslo, bergen, alta, lindesnes].map(mapPoint)) expect([x, y]).toEqual([Number(x.toFixed(3)), Number(y.toFixed(3))])
})

const points = fc.array(
  fc.record({ x: fc.double({ min: -700, max: 600, noNaN: true }), y: fc.double({ min: -800, max: 800, noNaN: true }) }),
  {
    minLength: 1,
    maxLength: 40,
  },
)

it('[R10.264] a view holds all points with room around them, and is neither a tower nor a strip', () => {
  fc.assert(
    fc.property(points, fc.boolean(), (all, widen) => {
      const { x, y, width, height } = mapView(all, undefined, widen)
      for (const point of all) {
        expect(point.x).toBeGreaterThan(x)
        expect(point.x).toBeLessThan(x + width)
        expect(point.y).toBeGreaterThan(y)
        expect(point.y).toBeLessThan(y + height)
      }
      expect(width / height).toBeGreaterThan(0.61)
      expect(width / height).toBeLessThan(1.31)
    }),
  )
})

it('[R10.319] is the whole country where the points span most of it, and their part of it elsewhere', () => {
  const whole = mapView([oslo, alta].map(mapPoint), undefined, true)
  const [kirkenes, stad] = [mapPoint({ lat: 69.73, long: 30.05 }), mapPoint({ lat: 62.19, long: 5.12 })]
  for (const { x, y } of [kirkenes, stad, mapPoint(lindesnes)]) {
    expect([x > whole.x, x < whole.x + whole.width]).toEqual([true, true])
    expect([y > whole.y, y < whole.y + whole.height]).toEqual([true, true])
  }
  expect(mapView([oslo, bergen].map(mapPoint), undefined, true).height).toBeLessThan(whole.height / 2)
})

it('[R10.319] is never the whole country for a part of the points, which is a nearer view', () => {
  const all = [lindesnes, oslo, alta].map(mapPoint)
  const whole = mapView(all, undefined, true)
  expect(mapView(all.slice(1), whole.width / whole.height).height).toBeLessThan(whole.height)
})

const room = 0.094

it('[R10.264] every place of a view is in one mark', () => {
  fc.assert(
    fc.property(points, (all) => {
      const view = mapView(all)
      const marks = mapMarks(
        all.map((point, id) => ({ id, point })),
        view,
        room,
      )
      expect(marks.flatMap(({ places }) => places.map(({ id }) => id)).toSorted((one, other) => one - other)).toEqual(
        all.map((_, id) => id),
      )
    }),
  )
})

const placesOf = (...coords: readonly { lat: number; long: number }[]) => coords.map((place, id) => ({ id, point: mapPoint(place) }))

it('[R10.264] shops in the same house have marks beside each other', () => {
  const places = placesOf(oslo, oslo, oslo)
  const view = mapView(places.map(({ point }) => point))
  const marks = mapMarks(places, view, room)
  expect(marks).toHaveLength(3)
  for (const [index, one] of marks.entries())
    for (const other of marks.slice(index + 1))
      expect(Math.hypot(one.x - other.x, ((one.y - other.y) * view.height) / view.width)).toBeGreaterThan(room * 0.9)
})

it('[R10.264] of a few shops those in one town share a mark, and those in towns near each other do not', () => {
  const [frogner, lokka, hamar] = [oslo, { lat: oslo.lat + 0.01, long: oslo.long + 0.05 }, { lat: 60.7945, long: 11.068 }]
  const places = placesOf(frogner, lokka, hamar, bergen, alta)
  const view = mapView(places.map(({ point }) => point))
  const counts = mapMarks(places, view, room).map(({ places: some }) => some.length)
  expect(counts.toSorted((one, other) => other - one)).toEqual([2, 1, 1, 1])
})

/** Many shops around Oslo, and one in each of a few distant towns. */
const chain = placesOf(
  ...Array.from({ length: 17 }, (_, index) => ({ lat: oslo.lat + (index % 5) * 0.05, long: oslo.long + Math.floor(index / 5) * 0.1 })),
  bergen,
  alta,
)

it('[R10.264] gathers what a nearer view tells apart, and tells it apart there', () => {
  const view = mapView(chain.map(({ point }) => point))
  const marks = mapMarks(chain, view, room)
  const counts = marks.map(({ places }) => places.length)
  expect(counts.toSorted((one, other) => other - one)).toEqual([17, 1, 1])
  const several = marks.find(({ places }) => places.length > 1)?.places ?? []
  const nearer = mapView(
    several.map(({ point }) => point),
    view.width / view.height,
  )
  expect(mapMarks(chain, nearer, room).every(({ places }) => places.length === 1)).toBe(true)
})

it('[R10.264] leads to the next mark in a direction, and nowhere from the edge', () => {
  const places = placesOf(oslo, bergen, alta)
  const view = mapView(places.map(({ point }) => point))
  const marks = mapMarks(places, view, room)
  const of = (id: number) => marks.find((mark) => mark.places[0]?.id === id)
  const from = of(0)
  const next = (direction: 'up' | 'down' | 'left' | 'right') => from && mapMarkTowards(marks, from, direction, view.width / view.height)
  expect(next('left')).toBe(of(1))
  expect(next('right')).toBe(of(2))
  expect(next('up')).toBe(of(1))
  expect(next('down')).toBeNull()
})

describe('the names beside the marks of a wide map', () => {
  const at = (x: number, y: number, ...names: readonly string[]) => ({ x, y, places: names.map((name) => ({ name })) })

  it('[R10.338] stand towards the middle, or on another side where a mark or a name is in the way', () => {
    expect(mapNameSides([at(0.2, 0.5, 'Voss')], 0.8)).toEqual(['end'])
    expect(mapNameSides([at(0.8, 0.5, 'Trysil')], 0.8)).toEqual(['start'])
    expect(mapNameSides([at(0.3, 0.5, 'Voss'), at(0.36, 0.505, 'Gol', 'Geilo')], 0.8)).toEqual(['start', null])
    expect(mapNameSides([at(0.2, 0.5, 'Sogndal'), at(0.3, 0.51, 'Lom')], 0.8)).toEqual(['start', 'end'])
    expect(mapNameSides([at(0.05, 0.5, 'Bergen'), at(0.15, 0.505, 'Voss', 'Gol')], 0.8)).toEqual(['below', null])
  })

  it('[R10.338] are left out where no side has room, and for marks of several shops', () => {
    expect(
      mapNameSides([at(0.5, 0.5, 'Øvre Korskirkeallmenningen med et meget langt navn som slett ikke får plass på noe kart')], 0.8),
    ).toEqual([null])
    expect(mapNameSides([at(0.5, 0.5, 'Oslo', 'Ski')], 0.8)).toEqual([null])
  })
})
