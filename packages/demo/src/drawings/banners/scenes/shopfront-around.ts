import { mix } from '../colour.ts'
import { band, down, n } from '../frame.ts'
import type { Frame } from '../frame.ts'
import { forest, waving } from '../ground.ts'
import { ridge } from '../terrain.ts'
import { foliage } from '../trees.ts'
import type { Light } from './shopfront-light.ts'
import { gableFront, lines, middles, panes, rect, snow, wall } from './shopfront-parts.ts'
import type { Site } from './shopfront-parts.ts'
import { gableRoof } from './shopfront-roofs.ts'

export type Setting = 'spruces' | 'birches' | 'fjord' | 'street'

interface View {
  readonly light: Light
  readonly setting: Setting
  readonly snowy: boolean
  /** Whether high mountains stand behind, or low hills. */
  readonly alpine: boolean
  /** The y of the ground line, px. */
  readonly ground: number
}

/** Everything behind the house: mountains or hills, then trees, water or lawn. */
export function backdrop(frame: Frame, { light, setting, snowy, alpine, ground }: View): string {
  const { width, height, seed, unit } = frame
  const { shade, air } = light
  const shore = setting === 'fjord' ? unit * 8 : unit * 2
  const rise = Math.min(height, width) * (alpine ? 0.56 + (seed % 3) * 0.05 : 0.26 + (seed % 4) * 0.05) - shore
  const rock = shade(mix('#5d7480', air, 0.35))
  const green = shade(mix('#4e6a4e', air, 0.3))
  const mountains = ridge(frame, {
    seed: seed + 3,
    foot: ground - shore,
    rise,
    detail: alpine ? 1.6 + (seed % 5) * 0.25 : 2,
    sharp: alpine ? 0.8 : 0.3,
    ramp: snowy
      ? [rock, mix(rock, shade('#dfe8f2'), 0.5), shade('#f4f8fc')]
      : alpine
        ? [mix(green, '#1f3029', 0.45), mix(green, rock, 0.5), mix(rock, '#ffffff', 0.5), shade('#f1f4f5')]
        : [mix(green, '#24382f', 0.2), green, mix(green, '#ffffff', 0.25)],
    ...((snowy || alpine) && { snowline: snowy ? 0.38 : 0.62 }),
    haze: [air, 0.55, 0.12],
    levels: 9,
  })
  const trees = shade(mix('#274434', air, snowy ? 0.34 : 0.2))
  const near: Readonly<Record<Setting, () => string>> = {
    street: () => '',
    birches: () => lawn(frame, light, snowy, ground),
    fjord: () => fjordBand(frame, light, ground, shore) + lawn(frame, light, snowy, ground),
    spruces: () => forest(frame, waving(frame, (ground - unit) / height, 0.012), unit * 12, trees, 8) + lawn(frame, light, snowy, ground),
  }
  return mountains + near[setting]()
}

const lawn = (frame: Frame, { shade, air }: Light, snowy: boolean, ground: number): string =>
  band(frame, ground - frame.unit * 1.3, frame.unit * 2, shade(mix(snowy ? '#e3ebf3' : '#7c9256', air, 0.15)))

const fjordBand = (frame: Frame, { shade, air, sky }: Light, ground: number, deep: number): string => {
  const { random, width, unit } = frame
  const water = down(frame, ground - deep, ground, [
    [0, mix(air, sky[0], 0.3)],
    [1, shade(mix('#3f6f86', sky[0], 0.35))],
  ])
  const streaks = Array.from({ length: 60 }, () => {
    const [x, y, length] = [random() * width, ground - deep + unit + random() * (deep - unit * 2), unit * (2 + random() * 6)]
    return `M${n(x)} ${n(y)}h${n(length)}`
  })
  return (
    band(frame, ground - deep, deep, water) + `<path d="${streaks.join('')}" stroke="#fff" stroke-width="${n(unit * 0.12)}" opacity=".3"/>`
  )
}

/** The pavement and the road before the shop. */
export function road(frame: Frame, { shade, air }: Light, snowy: boolean, ground: number): string {
  const { height, unit } = frame
  const [pavement, kerb, street] = snowy ? ['#edf2f7', '#d3dde7', '#c3cedb'] : ['#b9b2a8', '#958e86', '#7f7a76']
  const edge = ground + unit * 5.2
  return [
    band(frame, ground - unit * 0.2, height - ground + unit, shade(mix(pavement, air, 0.12))),
    band(
      frame,
      edge,
      height - edge,
      down(frame, edge, height, [
        [0, shade(mix(street, air, 0.16))],
        [1, shade(mix(street, '#3d424c', 0.3))],
      ]),
    ),
    band(frame, edge, unit * 0.9, shade(kerb)),
  ].join('')
}

/** Birches on both sides of a house, where there is room for a whole tree; white with frost when there is snow. */
export function birches({ frame, shade, cover }: Site, reach: number, edge: number): string {
  const tree = (x: number, tall: number): string => {
    const crown = tall * 0.3
    const leaves = cover === 'snow' ? ['#c9d3dc', '#e4ebf1', '#f5f8fa'] : ['#6f8d45', '#8fa955', '#b5c272']
    const marks = lines(-tall * 0.5, -2, 6, (y) => `M${n(x - 1.6)} ${n(y)}h${n(1.2 + frame.random() * 1.4)}`)
    return [
      `<path d="M${n(x - 1.7)} 1L${n(x - 0.7)} ${n(-tall * 0.85)}H${n(x + 0.7)}L${n(x + 1.7)} 1Z" fill="${shade('#eee9df')}"/>`,
      `<path d="${marks}" stroke="${shade('#4a4440')}" stroke-width="1"/>`,
      foliage(frame, {
        colours: leaves.map(shade),
        count: 260,
        size: 1.7,
        opacity: 0.9,
        place: (a, b) => {
          const [turn, out] = [a * Math.PI * 2, Math.sqrt(b)]
          return [x + Math.cos(turn) * out * crown * 0.72, -tall * 0.66 + Math.sin(turn) * out * crown * 1.15]
        },
      }),
    ].join('')
  }
  if (reach + 44 > edge) return ''
  return tree(-reach - 28, 74) + tree(-reach - 20, 92) + tree(reach + 26, 84)
}

/** Neighbours on both sides, from the house to far outside the picture. */
export function neighbours(site: Site, half: number, air: string): string {
  const { random } = site.frame
  const paints = ['#c9a27e', '#b7bcae', '#d6c7a6', '#a9b6bf', '#c48f7c', '#d9d3c4']
  const first = Math.floor(random() * paints.length)
  const row = (side: 1 | -1): string => {
    const drawn: string[] = []
    for (let [from, at] = [half, 0]; from < 240; at += 1) {
      const wide = 46 + Math.floor(random() * 4) * 9
      drawn.push(
        neighbour(
          { ...site, lit: site.lit * 0.6, cover: site.cover === 'turf' ? 'slate' : site.cover },
          side * (from + wide / 2),
          wide,
          mix(paints[(first + at * 2 + side + 1) % paints.length] ?? air, air, 0.25),
        ),
      )
      from += wide
    }
    return drawn.toReversed().join('')
  }
  return row(-1) + row(1)
}

function neighbour(site: Site, x: number, wide: number, colour: string): string {
  const { random } = site.frame
  const half = wide / 2
  const [storeys, gabled] = [2 + Math.floor(random() * 2), random() < 0.5]
  const top = -14 - storeys * 27
  const places = middles(x - half + 2, x + half - 2, wide > 60 ? 3 : 2)
  const windows = Array.from({ length: storeys }, (_, at) => panes(site, places, -34 - at * 27, 11, 17)).join('')
  const box = { left: x - half, right: x + half, top: gabled ? top - half * 0.62 : top, bottom: 0 }
  if (!gabled) {
    const roof = site.cover === 'snow' ? snow : '#6a6562'
    return wall(site, box, colour, 'plaster') + windows + rect(x - half - 1, top - 3.6, wide + 2, 4, site.shade(roof))
  }
  const apex = top - half * 0.62
  return [
    wall(site, box, colour, 'boards', gableFront(x, half, top, apex)),
    windows,
    gableRoof(site, { x, half, eave: top, apex, over: 1, board: '#ece6da', scale: 0.7 }),
  ].join('')
}
