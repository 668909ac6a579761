import { mix } from '../colour.ts'
import { n } from '../frame.ts'
import { balcony, gableFront, glassFront, logEnds, middles, pane, panes, rect, wall } from './shopfront-parts.ts'
import type { Design, Site } from './shopfront-parts.ts'
import { chimney, dormer, gableRoof, longRoof } from './shopfront-roofs.ts'

const stone = '#8d8a86'
const timber = ({ wall: stain }: Site): string => mix(stain, '#5c3b26', 0.22)
const board = (site: Site): string => mix(timber(site), '#24160e', 0.55)
const pale = (site: Site): string => mix(timber(site), '#f1e0c0', 0.42)
const trim = '#f1e8d8'

const logs = (site: Site, half: number, top: number, outline?: string): string =>
  wall(site, { left: -half, right: half, top, bottom: 0 }, timber(site), 'logs', outline) + logEnds(site, half, top, timber(site))

const stoneFloor = (site: Site, half: number): string =>
  wall(site, { left: -half - 1.5, right: half + 1.5, top: -57, bottom: 0 }, stone, 'stone')

const wideGable: Design = (site) => ({
  body: [
    chimney(site, 56, -116, -74),
    wall(site, { left: -90, right: 90, top: -104, bottom: 0 }, timber(site), 'logs', gableFront(0, 90, -63, -104)),
    logEnds(site, 90, -58, timber(site)),
    panes(site, [-17, 17], -83, 22, 20, { trim }),
    gableRoof(site, { half: 90, eave: -63, apex: -104, over: 13, board: board(site) }),
  ].join(''),
  reach: 106,
  tall: 121,
  floor: { half: 80, door: 'middle' },
})

const steepWithBalcony: Design = (site) => ({
  body: [
    chimney(site, -42, -128, -84),
    wall(site, { left: -72, right: 72, top: -130, bottom: 0 }, timber(site), 'upright', gableFront(0, 72, -70, -130)),
    wall(site, { left: -72, right: 72, top: -59, bottom: 0 }, timber(site), 'logs'),
    panes(site, [-32, 0, 32], -88, 18, 25, { trim }),
    pane(site, 0, -113, 15, 13, { trim }),
    balcony(site, -62, 62, -60, pale(site)),
    gableRoof(site, { half: 72, eave: -70, apex: -130, over: 14, board: board(site) }),
  ].join(''),
  reach: 90,
  tall: 139,
  floor: { half: 64, door: 'right' },
})

const longOnStone: Design = (site) => ({
  body: [
    chimney(site, 58, -124, -100),
    logs(site, 92, -76),
    stoneFloor(site, 92),
    longRoof(site, { left: -104, right: 104, eave: -73, ridge: -112, inset: 5, board: board(site) }),
    [-48, 8].map((x) => dormer(site, x, -76, 26, timber(site), board(site))).join(''),
  ].join(''),
  reach: 105,
  tall: 127,
  floor: { half: 80, door: 'left' },
})

const crossGable: Design = (site) => ({
  body: [
    chimney(site, 68, -119, -98),
    logs(site, 92, -76),
    longRoof(site, { left: -103, right: 103, eave: -76, ridge: -108, inset: 4, board: board(site) }),
    wall(site, { left: -40, right: 40, top: -128, bottom: -50 }, timber(site), 'logs', gableFront(0, 40, -82, -128, -50)),
    pane(site, 0, -92, 44, 28, { trim, bars: 3 }),
    pane(site, 0, -112, 14, 12, { trim }),
    gableRoof(site, { half: 40, eave: -82, apex: -128, over: 9, board: board(site) }),
    panes(site, [-68, 68], -71, 15, 12, { trim }),
  ].join(''),
  reach: 104,
  tall: 137,
  floor: { half: 82, door: 'middle' },
})

const gableAndWing: Design = (site) => ({
  body: [
    chimney(site, 66, -106, -80, stone),
    wall(site, { left: 20, right: 94, top: -62, bottom: 0 }, timber(site), 'upright'),
    longRoof(site, { left: 14, right: 103, eave: -62, ridge: -90, inset: 5, board: board(site) }),
    wall(site, { left: -94, right: 34, top: -122, bottom: 0 }, timber(site), 'logs', gableFront(-30, 64, -70, -122)),
    logEnds(site, 94, -66, timber(site)),
    panes(site, [-52, -30, -8], -86, 16, 22, { trim }),
    pane(site, -30, -107, 12, 11, { trim }),
    gableRoof(site, { x: -30, half: 64, eave: -70, apex: -122, over: 11, board: board(site) }),
  ].join(''),
  reach: 106,
  tall: 131,
  floor: { half: 82, door: 'right' },
})

/** A storehouse whose upper floor, with a gallery, is wider than its ground floor. */
const storehouse: Design = (site) => ({
  body: [
    logs(site, 76, -60),
    wall(site, { left: -88, right: 88, top: -124, bottom: -58 }, timber(site), 'upright', gableFront(0, 88, -90, -126, -58)),
    rect(-80, -92, 160, 32, site.shade(mix(timber(site), '#0d0806', 0.4))),
    panes(site, [-60, -20, 20, 60], -87, 15, 24, { trim }),
    [-79, -40, 0, 40, 79].map((x) => rect(x - 1.5, -92, 3, 33, site.shade(pale(site)))).join(''),
    rect(-82, -93.4, 164, 3, site.shade(pale(site))),
    balcony(site, -84, 84, -59, pale(site)),
    pane(site, 0, -113, 14, 12, { trim }),
    gableRoof(site, { half: 88, eave: -90, apex: -126, over: 12, board: board(site) }),
  ].join(''),
  reach: 101,
  tall: 135,
  floor: { half: 66, door: 'middle' },
})

/** A roof that falls almost to the ground, with glass in the gable. */
const tentShaped: Design = (site) => {
  const bars = middles(-72, 72, 6)
    .slice(0, -1)
    .map((x) => `M${n(x + 12)} -62V${n(-122 + Math.abs(x + 12) * 0.8)}`)
  return {
    body: [
      wall(site, { left: -84, right: 84, top: -136, bottom: 0 }, timber(site), 'upright', gableFront(0, 84, -66, -136)),
      `<path d="M-74 -62L0 -121L74 -62Z" fill="${glassFront(site)}" stroke="${site.shade(board(site))}" stroke-width="2.4"/>`,
      `<path d="${bars.join('')}M-50 -81H50" stroke="${site.shade(board(site))}" stroke-width="1.6"/>`,
      gableRoof(site, { half: 84, eave: -66, apex: -136, over: 20, board: board(site) }),
    ].join(''),
    reach: 108,
    tall: 145,
    floor: { half: 76, door: 'middle' },
  }
}

const longWithGallery: Design = (site) => ({
  body: [
    chimney(site, -52, -132, -108),
    logs(site, 90, -93),
    panes(site, middles(-84, 84, 5), -87, 17, 25, { trim }),
    balcony(site, -90, 90, -60, pale(site)),
    longRoof(site, { left: -102, right: 102, eave: -94, ridge: -121, inset: 5, board: board(site) }),
    [-88, -50.4, -16.8, 16.8, 50.4, 88].map((x) => rect(x - 1.4, -92, 2.8, 34, site.shade(board(site)))).join(''),
  ].join(''),
  reach: 103,
  tall: 136,
  floor: { half: 80, door: 'left' },
})

/** Houses of logs below the mountains. */
export const lodges: readonly [Design, ...Design[]] = [
  wideGable,
  steepWithBalcony,
  longOnStone,
  crossGable,
  gableAndWing,
  storehouse,
  tentShaped,
  longWithGallery,
]
