import { mix } from '../colour.ts'
import { n } from '../frame.ts'
import { gableFront, lines, pane, rect, snow, snowCap, wall } from './shopfront-parts.ts'
import type { Cover, Site } from './shopfront-parts.ts'

type Point = readonly [x: number, y: number]

interface Covering {
  readonly colour: string
  /** How thick it lies, in units. */
  readonly thick: number
}

const coverings: Readonly<Record<Cover, Covering>> = {
  snow: { colour: snow, thick: 6 },
  turf: { colour: '#75894a', thick: 5.6 },
  tile: { colour: '#9a5642', thick: 4 },
  slate: { colour: '#4b5058', thick: 3.6 },
}

/** Blades of grass along a line. */
const grass = ({ frame: { random }, shade }: Site, [x0, y0]: Point, [x1, y1]: Point): string => {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const blades = lines(0, length, 1.5, (at) => {
    const [x, y] = [x0 + ((x1 - x0) * at) / length, y0 + ((y1 - y0) * at) / length]
    return `M${n(x - 0.6)} ${n(y + 1)}L${n(x + (random() - 0.5) * 2)} ${n(y - 0.8 - random() * 2)}L${n(x + 0.7)} ${n(y + 1)}Z`
  })
  return `<path d="${blades}" fill="${shade('#86994f')}"/>`
}

interface Edge {
  readonly board: string
  /** 1 on a house, less on a dormer. */
  readonly scale?: number
}

/** A roof seen from its end, along a line from eave to eave. */
export function roofLine(site: Site, points: readonly Point[], { board, scale = 1 }: Edge): string {
  const [[x0, y0] = [0, 0], [x1, y1] = [1, 0]] = points
  const upright = Math.hypot(1, (y1 - y0) / (x1 - x0))
  const { colour, thick } = coverings[site.cover]
  const own = site.shade(colour)
  const stroke = (width: number, up: number, paint: string): string =>
    `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y - up * upright)}`).join('L')}" fill="none" stroke="${paint}" stroke-width="${n(width)}" stroke-linejoin="${site.cover === 'snow' ? 'round' : 'miter'}" stroke-miterlimit="9"/>`
  const covered = thick * scale
  const top = points.map(([x, y]): Point => [x, y - covered * upright])
  return [
    stroke(3.4 * scale, -1.7 * scale, site.shade(board)),
    stroke(0.7, -3.4 * scale, mix(site.shade(board), '#000000', 0.4)),
    stroke(covered, covered / 2, own),
    stroke(0.8, 0.2, site.cover === 'turf' ? site.shade('#e6dcc8') : mix(own, '#26303c', 0.35)),
    site.cover === 'turf'
      ? top
          .slice(1)
          .map((point, at) => grass(site, top[at] ?? point, point))
          .join('')
      : '',
  ].join('')
}

interface Gable {
  readonly x?: number
  readonly half: number
  readonly eave: number
  readonly apex: number
  /** How far the roof extends past the walls. */
  readonly over: number
  readonly board: string
  readonly scale?: number
}

export function gableRoof(site: Site, { x = 0, half, eave, apex, over, ...edge }: Gable): string {
  const foot = eave + ((eave - apex) / half) * over
  const points: Point[] = [
    [x - half - over, foot],
    [x, apex],
    [x + half + over, foot],
  ]
  return roofLine(site, points, edge)
}

interface Slope {
  readonly left: number
  readonly right: number
  readonly eave: number
  readonly ridge: number
  /** How much shorter the ridge is at each end. */
  readonly inset: number
  readonly board: string
}

/** A roof seen from its long side. */
export function longRoof(site: Site, { left, right, eave, ridge, inset, board }: Slope): string {
  const { frame, shade, cover } = site
  const own = shade(coverings[cover].colour)
  const outline = `M${n(left)} ${n(eave)}L${n(left + inset)} ${n(ridge)}H${n(right - inset)}L${n(right)} ${n(eave)}Z`
  const fill = frame.define(
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${mix(own, '#ffffff', 0.1)}"/><stop offset="1" stop-color="${mix(own, '#33465c', cover === 'snow' ? 0.14 : 0.22)}"/></linearGradient>`,
  )
  const clip = frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const courses = lines(ridge, eave, 3.4, (y) => `M${n(left)} ${n(y)}H${n(right)}`)
  const tufts = lines(ridge + 1, eave, 4.5, (y) =>
    lines(left, right, 7, (x) => {
      const [tx, ty] = [x + (frame.random() - 0.5) * 7, y + (frame.random() - 0.5) * 3]
      return `M${n(tx)} ${n(ty)}l-.8 -2M${n(tx)} ${n(ty)}l.2 -2.6M${n(tx)} ${n(ty)}l1 -1.9`
    }),
  )
  const face: Readonly<Record<Cover, string>> = {
    snow: '',
    turf: `<path d="${tufts}" stroke="${shade('#a3b069')}" stroke-width=".5" opacity=".7"/>`,
    tile: `<path d="${courses}" stroke="${mix(own, '#000000', 0.35)}" stroke-width=".6" opacity=".6"/>`,
    slate: `<path d="${courses}" stroke="${mix(own, '#ffffff', 0.3)}" stroke-width=".4" opacity=".5"/>`,
  }
  return [
    `<path d="${outline}" fill="${fill}"${cover === 'snow' ? ` stroke="${own}" stroke-width="3" stroke-linejoin="round"` : ''}/>`,
    `<g clip-path="${clip}">${face[cover]}</g>`,
    cover === 'turf' ? grass(site, [left + inset, ridge], [right - inset, ridge]) : '',
    rect(left, eave - 0.4, right - left, 2.6, shade(board)) + rect(left + 2, eave + 2.2, right - left - 4, 1.6, '#00000040'),
  ].join('')
}

/** A window with a small gable that stands in a roof; `foot` is where it rises from the roof. */
export function dormer(site: Site, x: number, foot: number, width: number, colour: string, board: string): string {
  const half = width / 2
  const [eave, apex] = [foot - width * 0.8, foot - width * 1.22]
  return [
    wall(site, { left: x - half, right: x + half, top: apex, bottom: foot }, colour, 'boards', gableFront(x, half, eave, apex, foot)),
    pane(site, x, foot - width * 0.74, width * 0.56, width * 0.58),
    gableRoof(site, { x, half, eave, apex, over: 2.4, board, scale: 0.55 }),
  ].join('')
}

/** A chimney from its top down to behind the roof. */
export function chimney(site: Site, x: number, top: number, bottom: number, colour = '#77706a'): string {
  const own = site.shade(colour)
  return [
    rect(x - 6.5, top, 13, bottom - top, own) + rect(x + 2.5, top, 4, bottom - top, mix(own, '#000000', 0.18)),
    rect(x - 8, top, 16, 3, mix(own, '#000000', 0.25)),
    site.cover === 'snow' ? snowCap(site, x - 8.4, x + 8.4, top - 3.2, 3.8, 1.8) : '',
  ].join('')
}
