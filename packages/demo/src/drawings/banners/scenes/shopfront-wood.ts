import { mix } from '../colour.ts'
import { balcony, gableFront, middles, pane, panes, rect, roundWindow, wall } from './shopfront-parts.ts'
import type { Design, Site } from './shopfront-parts.ts'
import { chimney, dormer, gableRoof, longRoof, roofLine } from './shopfront-roofs.ts'

const trim = '#f4efe4'
const corners = ({ shade }: Site, half: number, top: number): string =>
  rect(-half, top, 3.2, -top, shade(trim)) + rect(half - 3.2, top, 3.2, -top, shade(trim))
const brick = '#8c5a48'

const gable: Design = (site) => ({
  body: [
    chimney(site, -50, -124, -92, brick),
    wall(site, { left: -90, right: 90, top: -121, bottom: 0 }, site.wall, 'boards', gableFront(0, 90, -80, -121)),
    corners(site, 90, -78),
    panes(site, [-54, 0, 54], -80, 18, 21),
    pane(site, 0, -106, 14, 13),
    gableRoof(site, { half: 90, eave: -80, apex: -121, over: 11, board: trim }),
  ].join(''),
  reach: 103,
  tall: 128,
  floor: { half: 82, door: 'middle' },
})

const longSide: Design = (site) => ({
  body: [
    chimney(site, 0, -128, -108, brick),
    wall(site, { left: -93, right: 93, top: -85, bottom: 0 }, site.wall, 'boards'),
    corners(site, 93, -85),
    panes(site, middles(-87, 87, 5), -80, 17, 20),
    longRoof(site, { left: -100, right: 100, eave: -86, ridge: -117, inset: 3, board: trim }),
    [-47, 47].map((x) => dormer(site, x, -91, 19, site.wall, trim)).join(''),
  ].join(''),
  reach: 102,
  tall: 131,
  floor: { half: 85, door: 'left' },
})

/** A narrow house for goods, with a hoist under its gable. */
const warehouse: Design = (site) => ({
  body: [
    wall(site, { left: -64, right: 64, top: -148, bottom: 0 }, site.wall, 'upright', gableFront(0, 64, -104, -148)),
    corners(site, 64, -101),
    panes(site, [-42, -15, 15, 42], -80, 15, 20),
    panes(site, [-36, 36], -108, 15, 19),
    rect(-11, -112, 22, 27, site.shade(trim)) + rect(-9.4, -110.4, 18.8, 25.4, site.shade(mix(site.wall, '#2a2420', 0.5))),
    `<path d="M0 -110V-85M-9 -98H9" stroke="${site.shade(trim)}" stroke-width=".8"/>`,
    pane(site, 0, -131, 12, 11),
    gableRoof(site, { half: 64, eave: -104, apex: -148, over: 8, board: trim }),
  ].join(''),
  reach: 78,
  tall: 156,
  floor: { half: 58, door: 'middle' },
})

const crossGableWithVeranda: Design = (site) => ({
  body: [
    [-62, 62].map((x) => chimney(site, x, -124, -104, brick)).join(''),
    wall(site, { left: -92, right: 92, top: -86, bottom: 0 }, site.wall, 'boards'),
    corners(site, 92, -86),
    panes(site, [-76, -53, 53, 76], -81, 14, 21),
    longRoof(site, { left: -99, right: 99, eave: -87, ridge: -113, inset: 3, board: trim }),
    wall(site, { left: -36, right: 36, top: -132, bottom: -50 }, site.wall, 'upright', gableFront(0, 36, -94, -132, -50)),
    rect(-36, -94, 2.4, 40, site.shade(trim)) + rect(33.6, -94, 2.4, 40, site.shade(trim)),
    panes(site, [-18, 0, 18], -87, 13, 26),
    pane(site, 0, -115, 14, 17, { head: 'round' }),
    balcony(site, -30, 30, -60, trim),
    gableRoof(site, { half: 36, eave: -94, apex: -132, over: 8, board: trim }),
  ].join(''),
  reach: 101,
  tall: 140,
  floor: { half: 84, door: 'middle' },
})

const twinGables: Design = (site) => {
  const other = mix(site.wall, '#fff6e6', 0.38)
  return {
    body: [
      wall(site, { left: -94, right: 0, top: -128, bottom: 0 }, site.wall, 'boards', gableFront(-47, 47, -86, -128)),
      wall(site, { left: 0, right: 94, top: -128, bottom: 0 }, other, 'upright', gableFront(47, 47, -86, -128)),
      corners(site, 94, -84) + rect(-1.6, -86, 3.2, 86, site.shade(trim)),
      panes(site, [-72, -47, -22, 22, 47, 72], -81, 14, 21),
      panes(site, [-47, 47], -110, 14, 16),
      roofLine(
        site,
        [
          [-99, -81.5],
          [-47, -128],
          [0, -86],
          [47, -128],
          [99, -81.5],
        ],
        { board: trim },
      ),
    ].join(''),
    reach: 102,
    tall: 137,
    floor: { half: 86, door: 'right' },
  }
}

const hippedVilla: Design = (site) => ({
  body: [
    [-30, 30].map((x) => chimney(site, x, -136, -118, brick)).join(''),
    wall(site, { left: -84, right: 84, top: -99, bottom: 0 }, site.wall, 'boards'),
    corners(site, 84, -99) + rect(-84, -60, 168, 2.4, site.shade(trim)),
    panes(site, [-62, -37, 37, 62], -93, 16, 29, { head: 'lintel' }),
    panes(site, [-9, 9], -93, 14, 29, { head: 'lintel' }),
    longRoof(site, { left: -94, right: 94, eave: -100, ridge: -126, inset: 44, board: trim }),
  ].join(''),
  reach: 98,
  tall: 139,
  floor: { half: 76, door: 'middle' },
})

const gableAndWing: Design = (site) => ({
  body: [
    chimney(site, 62, -118, -98, brick),
    wall(site, { left: 0, right: 94, top: -78, bottom: 0 }, site.wall, 'boards'),
    panes(site, [40, 60, 80], -75, 13, 16),
    longRoof(site, { left: 0, right: 101, eave: -79, ridge: -106, inset: 3, board: trim }),
    wall(site, { left: -94, right: 24, top: -132, bottom: 0 }, site.wall, 'upright', gableFront(-35, 59, -88, -132)),
    corners(site, 94, -76) + rect(21.2, -88, 2.8, 34, site.shade(trim)),
    panes(site, [-70, -35, 0], -84, 18, 24),
    roundWindow(site, -35, -106, 7.4, 5.8, trim),
    `<path d="M-35 -112v12M-41 -106h12" stroke="${site.shade(trim)}" stroke-width=".9"/>`,
    gableRoof(site, { x: -35, half: 59, eave: -88, apex: -132, over: 8, board: trim }),
  ].join(''),
  reach: 104,
  tall: 141,
  floor: { half: 86, door: 'right' },
})

/** Painted town houses of wood. */
export const woodenHouses: readonly [Design, ...Design[]] = [
  gable,
  longSide,
  warehouse,
  crossGableWithVeranda,
  twinGables,
  hippedVilla,
  gableAndWing,
]
