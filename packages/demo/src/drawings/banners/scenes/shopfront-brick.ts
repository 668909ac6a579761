import { mix } from '../colour.ts'
import { middles, pane, panes, rect, roundWindow, snow, snowCap, wall } from './shopfront-parts.ts'
import type { Design, Site } from './shopfront-parts.ts'
import { chimney, dormer, longRoof } from './shopfront-roofs.ts'

const stone = '#e6dccb'
const front = (site: Site, half: number, top: number, texture: 'bricks' | 'plaster'): string =>
  wall(site, { left: -half, right: half, top, bottom: 0 }, site.wall, texture)

const cornice = (site: Site, left: number, right: number, y: number): string =>
  rect(left - 3, y - 4.6, right - left + 6, 4.6, site.shade(stone)) +
  rect(left - 1, y, right - left + 2, 1.8, site.shade(mix(stone, '#4a4038', 0.35))) +
  (site.cover === 'snow' ? snowCap(site, left - 3.4, right + 3.4, y - 7.4, 3.4) : '')

const flatTop: Design = (site) => ({
  body: [
    front(site, 92, -114, 'bricks'),
    cornice(site, -92, 92, -112),
    panes(site, [-66, -34, 34, 66], -98, 18, 32, { trim: stone, head: 'lintel' }),
    panes(site, [0], -98, 26, 32, { trim: stone, head: 'lintel', bars: 2 }),
  ].join(''),
  reach: 97,
  tall: 120,
  floor: { half: 86, door: 'middle' },
})

const roundHeads: Design = (site) => ({
  body: [
    front(site, 90, -134, 'plaster'),
    rect(-90, -96, 180, 2, site.shade(stone)),
    panes(site, middles(-86, 86, 5), -91, 17, 28, { trim: stone, head: 'round' }),
    panes(site, middles(-86, 86, 5), -124, 14, 20, { trim: stone }),
    cornice(site, -90, 90, -133),
  ].join(''),
  reach: 95,
  tall: 142,
  floor: { half: 84, door: 'left' },
})

/** A corner house: the second front lies in shade, and a turret stands on the corner. */
const corner: Design = (site) => {
  const away = mix(site.wall, '#1d2230', 0.24)
  const spire = site.shade(site.cover === 'snow' ? '#dfe8ee' : '#58706a')
  return {
    body: [
      wall(site, { left: -94, right: 40, top: -112, bottom: 0 }, site.wall, 'bricks'),
      wall(site, { left: 66, right: 96, top: -112, bottom: 0 }, away, 'bricks'),
      cornice(site, -94, 40, -110) + cornice(site, 70, 96, -110),
      panes(site, [-76, -48, -20, 8], -98, 16, 32, { trim: stone, head: 'lintel' }),
      pane(site, 83, -98, 11, 32, { trim: stone, head: 'lintel' }),
      wall(site, { left: 32, right: 70, top: -122, bottom: 0 }, mix(site.wall, '#fff4e0', 0.12), 'bricks'),
      rect(30, -124, 42, 3.4, site.shade(stone)),
      `<path d="M30 -124Q34 -136 51 -150Q68 -136 72 -124Z" fill="${spire}"/><path d="M51 -150Q68 -136 72 -124H57Q56 -138 51 -150Z" fill="#000" opacity=".16"/>`,
      `<path d="M51 -149v-9" stroke="${site.shade('#4a4038')}" stroke-width="1.2"/><circle cx="51" cy="-158" r="1.5" fill="${site.shade('#d9b45a')}"/>`,
      pane(site, 51, -112, 17, 46, { trim: stone, head: 'round' }),
    ].join(''),
    reach: 101,
    tall: 158,
    floor: { half: 86, door: 'right' },
  }
}

/** A gable in steps, as merchants built by the harbour. */
const steppedGable: Design = (site) => {
  const outline = 'M-76 0V-100H-62V-112H-47V-124H-31V-136H-15V-147H15V-136H31V-124H47V-112H62V-100H76V0Z'
  const caps = [
    [-76, -62, -100],
    [-62, -47, -112],
    [-47, -31, -124],
    [-31, -15, -136],
    [-15, 15, -147],
    [15, 31, -136],
    [31, 47, -124],
    [47, 62, -112],
    [62, 76, -100],
  ] as const
  const cap = site.shade(site.cover === 'snow' ? snow : stone)
  return {
    body: [
      wall(site, { left: -76, right: 76, top: -147, bottom: 0 }, site.wall, 'bricks', outline),
      caps.map(([left, right, y]) => rect(left - 1.2, y - 2.8, right - left + 2.4, 2.8, cap)).join(''),
      panes(site, [-52, -17.5, 17.5, 52], -90, 18, 27, { trim: stone, head: 'round' }),
      panes(site, [-24, 0, 24], -118, 13, 19, { trim: stone, head: 'round' }),
      roundWindow(site, 0, -133, 6, 4.6, stone),
    ].join(''),
    reach: 82,
    tall: 152,
    floor: { half: 70, door: 'middle' },
  }
}

const mansard: Design = (site) => ({
  body: [
    [-64, 64].map((x) => chimney(site, x, -140, -122, '#7d5a4c')).join(''),
    front(site, 90, -100, 'plaster'),
    [-90, -31, 27, 86].map((x) => rect(x, -100, 4, 46, site.shade(mix(site.wall, '#ffffff', 0.3)))).join(''),
    panes(site, [-70, -46, -12, 12, 46, 70], -92, 15, 30, { trim: stone }),
    longRoof(site, { left: -94, right: 94, eave: -102, ridge: -132, inset: 9, board: stone }),
    [-58, 0, 58].map((x) => dormer(site, x, -105, 20, mix(site.wall, '#ffffff', 0.2), stone)).join(''),
    cornice({ ...site, cover: 'slate' }, -90, 90, -100),
  ].join(''),
  reach: 97,
  tall: 143,
  floor: { half: 84, door: 'middle' },
})

/** Smooth walls and windows in bands, with balconies at one end, from the thirties. */
const banded: Design = (site) => {
  const rail = site.shade('#f2f0ea')
  const balconies = [-62, -95].map(
    (deck) =>
      rect(46, deck - 26, 34, 26, site.shade(mix(site.wall, '#2a3038', 0.45))) +
      pane(site, 63, deck - 24, 16, 22) +
      `<path d="M44 ${deck}V${deck - 10}H80Q89 ${deck - 10} 89 ${deck}Z" fill="${rail}"/><path d="M44 ${deck - 5}H87" stroke="#000" stroke-opacity=".18" stroke-width=".8"/>`,
  )
  return {
    body: [
      `<path d="M24 -124V-140H62V-124Z" fill="${site.shade(mix(site.wall, '#33373d', 0.25))}"/>`,
      wall(site, { left: -90, right: 84, top: -128, bottom: 0 }, site.wall, 'plaster'),
      rect(-93, -130, 180, 3.4, site.shade(site.cover === 'snow' ? snow : '#f2f0ea')),
      [-88, -121]
        .map((top) => rect(-82, top - 2, 110, 26, site.shade('#f2f0ea')) + panes(site, middles(-80, 26, 4), top, 24, 22, { bars: 2 }))
        .join(''),
      balconies.join(''),
    ].join(''),
    reach: 95,
    tall: 142,
    floor: { half: 82, door: 'left' },
  }
}

const pediment: Design = (site) => {
  const pale = site.shade(mix(site.wall, '#ffffff', 0.28))
  return {
    body: [
      chimney(site, -66, -128, -108, '#7d5a4c') + chimney(site, 66, -128, -108, '#7d5a4c'),
      front(site, 92, -108, 'bricks'),
      longRoof(site, { left: -96, right: 96, eave: -110, ridge: -121, inset: 12, board: stone }),
      wall(site, { left: -36, right: 36, top: -132, bottom: -54 }, site.wall, 'plaster', 'M-36 -54V-112L0 -132L36 -112V-54Z'),
      [-36, 32].map((x) => rect(x, -110, 4, 56, pale)).join(''),
      `<path d="M-42 -110L0 -134L42 -110Z" fill="none" stroke="${site.shade(stone)}" stroke-width="3.4" stroke-linejoin="miter"/>`,
      `<circle cx="0" cy="-117.4" r="4.6" fill="${site.glass}" stroke="${site.shade(stone)}" stroke-width="1.2"/>`,
      panes(site, [-18, 0, 18], -100, 13, 36, { trim: stone, head: 'round' }),
      panes(site, [-76, -53, 53, 76], -97, 15, 31, { trim: stone, head: 'lintel' }),
    ].join(''),
    reach: 99,
    tall: 138,
    floor: { half: 86, door: 'middle' },
  }
}

/** Houses of brick and plaster in a street. */
export const brickHouses: readonly [Design, ...Design[]] = [flatTop, roundHeads, corner, steppedGable, mansard, banded, pediment]
