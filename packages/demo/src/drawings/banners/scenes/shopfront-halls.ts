import { mix } from '../colour.ts'
import { n } from '../frame.ts'
import { glassFront, middles, rect, snow, snowCap, wall } from './shopfront-parts.ts'
import type { Design, Site } from './shopfront-parts.ts'
import { roofLine } from './shopfront-roofs.ts'

const larch = ({ wall: stain }: Site): string => mix(stain, '#b98a5b', 0.4)
const edge = '#3c4147'

/** Large panes under an outline, with bars. */
function glazing(site: Site, outline: string, bars: readonly number[], top: number, bottom: number): string {
  const clip = site.frame.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const uprights = bars.map((x) => `M${n(x)} ${n(top)}V${n(bottom)}`).join('')
  return [
    `<path d="${outline}" fill="${glassFront(site)}"/>`,
    `<g clip-path="${clip}"><path d="M-120 ${n(bottom)}L0 ${n(top - 30)}H40L-80 ${n(bottom)}Z" fill="#fff" opacity=".14"/>`,
    `<path d="${uprights}" stroke="${site.shade(edge)}" stroke-width="1.3"/></g>`,
    `<path d="${outline}" fill="none" stroke="${site.shade(edge)}" stroke-width="1.6"/>`,
  ].join('')
}

const flatRoof = (site: Site, left: number, right: number, y: number): string =>
  rect(left, y, right - left, 6.4, site.shade(edge)) +
  rect(left + 4, y + 6.4, right - left - 8, 2, '#00000055') +
  (site.cover === 'snow'
    ? snowCap(site, left - 0.6, right + 0.6, y - 4.2, 5, 2.4)
    : rect(left, y - 1, right - left, 1.4, site.shade(mix(edge, '#ffffff', 0.35))))

/** Halls are never covered with tiles: their roofs are flat or of sheet metal. */
const sheet = (site: Site): Site => ({ ...site, cover: site.cover === 'tile' ? 'slate' : site.cover })

const flat: Design = (site) => ({
  body: [
    wall(site, { left: -100, right: 100, top: -84, bottom: 0 }, larch(site), 'upright'),
    glazing(site, 'M-84 -59V-75H84V-59Z', middles(-96, 96, 8), -76, -58),
    flatRoof(site, -108, 108, -90),
  ].join(''),
  reach: 109,
  tall: 112,
  floor: { half: 90, door: 'middle' },
})

const rising: Design = (site) => ({
  body: [
    wall(site, { left: -98, right: 98, top: -112, bottom: 0 }, larch(site), 'upright', 'M-98 0V-76L98 -108V0Z'),
    glazing(site, 'M-30 -60V-80L86 -99V-60Z', middles(-44.5, 100.5, 5), -110, -58),
    roofLine(
      sheet(site),
      [
        [-107, -76],
        [107, -111],
      ],
      { board: edge },
    ),
  ].join(''),
  reach: 109,
  tall: 119,
  floor: { half: 88, door: 'left' },
})

const sawTooth: Design = (site) => ({
  body: [
    wall(site, { left: -99, right: 99, top: -108, bottom: 0 }, larch(site), 'upright', 'M-99 0V-74L-33 -104V-74L33 -104V-74L99 -104V0Z'),
    [-33, 33, 99].map((x) => glazing(site, `M${x - 40} -62V-76L${x - 7} -91V-62Z`, [x - 29, x - 18], -92, -60)).join(''),
    [-33, 33, 99]
      .map(
        (x) =>
          rect(x - 3, -105, 3, 31, site.shade(edge)) +
          roofLine(
            sheet(site),
            [
              [x - 67, -74],
              [x + 2, -105.4],
            ],
            { board: edge, scale: 0.8 },
          ),
      )
      .join(''),
  ].join(''),
  reach: 104,
  tall: 116,
  floor: { half: 88, door: 'middle' },
})

const arched: Design = (site) => {
  const roof = (grow: number, colour: string, thick: number): string =>
    `<path d="M${-103 - grow} ${-67 + grow * 0.4}Q0 ${-163 - grow * 2} ${103 + grow} ${-67 + grow * 0.4}" fill="none" stroke="${site.shade(colour)}" stroke-width="${thick}"/>`
  return {
    body: [
      wall(site, { left: -96, right: 96, top: -120, bottom: 0 }, larch(site), 'upright', 'M-96 0V-72Q0 -156 96 -72V0Z'),
      glazing(site, 'M-72 -60V-75Q0 -131 72 -75V-60Z', middles(-84, 84, 7), -116, -58),
      roof(0, mix(larch(site), '#5c3b26', 0.4), 4),
      site.cover === 'snow' ? roof(1.8, snow, 4.4) : roof(1.2, edge, 2.4),
    ].join(''),
    reach: 107,
    tall: 124,
    floor: { half: 86, door: 'right' },
  }
}

const glassGable: Design = (site) => ({
  body: [
    wall(site, { left: -96, right: 96, top: -112, bottom: 0 }, larch(site), 'upright', 'M-96 0V-72L0 -112L96 -72V0Z'),
    glazing(site, 'M-78 -60V-71L0 -103L78 -71V-60Z', middles(-91, 91, 7), -108, -58),
    roofLine(
      sheet(site),
      [
        [-106, -67.8],
        [0, -112],
        [106, -67.8],
      ],
      { board: edge },
    ),
  ].join(''),
  reach: 109,
  tall: 121,
  floor: { half: 86, door: 'middle' },
})

const twoVolumes: Design = (site) => ({
  body: [
    wall(site, { left: -20, right: 102, top: -74, bottom: 0 }, larch(site), 'upright'),
    flatRoof(site, -20, 107, -80),
    wall(site, { left: -98, right: 2, top: -110, bottom: 0 }, mix(larch(site), '#2c2622', 0.45), 'upright'),
    glazing(site, 'M-88 -60V-100H-8V-60Z', middles(-104, 8, 7).slice(1, -1), -101, -58) + rect(-88, -81, 80, 1.4, site.shade(edge)),
    flatRoof(site, -103, 7, -115),
  ].join(''),
  reach: 108,
  tall: 123,
  floor: { half: 88, door: 'left' },
})

const folded: Design = (site) => ({
  body: [
    wall(
      site,
      { left: -98, right: 98, top: -104, bottom: 0 },
      larch(site),
      'upright',
      'M-98 0V-76L-73.5 -102L-49 -76L-24.5 -102L0 -76L24.5 -102L49 -76L73.5 -102L98 -76V0Z',
    ),
    [-73.5, -24.5, 24.5, 73.5].map((x) => glazing(site, `M${x - 15} -61V-77L${x} -93L${x + 15} -77V-61Z`, [x], -94, -60)).join(''),
    roofLine(
      sheet(site),
      [-5, -4, -3, -2, -1, 0, 1, 2, 3].map((at) => [(at + 1) * 24.5, at % 2 === 0 ? -102 : -76] as const),
      { board: edge, scale: 0.8 },
    ),
  ].join(''),
  reach: 103,
  tall: 114,
  floor: { half: 88, door: 'middle' },
})

/** Low buildings of wood and glass. */
export const halls: readonly [Design, ...Design[]] = [flat, rising, sawTooth, arched, glassGable, twoVolumes, folded]
