import { curve, dice, round, type Point } from './geometry.ts'
import { mended } from './materials.ts'
import { coarseBlur } from './studio.ts'

/** Where goods are shown in use. */
export type Backdrop = 'fell' | 'birches' | 'fjord' | 'meadow'

const upright = (id: string, stops: readonly (readonly [offset: number, color: string])[], from = 0, to = 1000): string =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${from}" x2="0" y2="${to}">${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`

/** Land below a line, down to the lower edge of the picture. */
const land = (points: readonly Point[], fill: string, opacity = 1): string =>
  `<path d="${curve(points)}L860 1060H-60Z" fill="${fill}" opacity="${opacity}"/>`

/** Discs of light and shade as an open lens draws leaves, heather and stones: `[x, y, width, height]` is where they lie (px). */
function discs(
  seed: string,
  count: number,
  area: readonly [number, number, number, number],
  size: number,
  colors: readonly string[],
  opacity: number,
): string {
  const roll = dice(seed)
  return Array.from({ length: count }, () => {
    const [x, y] = [area[0] + roll() * area[2], area[1] + roll() * area[3]]
    const r = size * (0.5 + roll() * 0.9)
    const color = colors[Math.floor(roll() * colors.length)] ?? ''
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r)}" ry="${round(r * 0.8)}" fill="${color}" opacity="${(opacity * (0.4 + roll() * 0.6)).toFixed(2)}"/>`
  }).join('')
}

function fell(): string {
  const sky = upright(
    'sky',
    [
      [0, '#c3d3dd'],
      [0.55, '#dfe5e4'],
      [1, '#efe9dc'],
    ],
    0,
    560,
  )
  const ground = upright(
    'moor',
    [
      [0, '#a79c74'],
      [0.45, '#8d8055'],
      [1, '#5d5a3c'],
    ],
    590,
    1000,
  )
  return (
    `<defs>${sky}${ground}</defs><rect x="-60" y="-60" width="920" height="1120" fill="url(#sky)"/>` +
    land(
      [
        [-60, 420],
        [70, 350],
        [170, 392],
        [300, 320],
        [420, 400],
        [560, 352],
        [690, 296],
        [800, 372],
        [860, 380],
      ],
      '#a9b7c0',
    ) +
    discs('snow', 12, [610, 350, 150, 40], 17, ['#eef1f1'], 0.6) +
    land(
      [
        [-60, 470],
        [90, 486],
        [260, 446],
        [430, 512],
        [620, 462],
        [860, 520],
      ],
      '#8c9c9d',
    ) +
    land(
      [
        [-60, 560],
        [140, 536],
        [330, 576],
        [560, 548],
        [860, 592],
      ],
      '#7f8a6f',
    ) +
    land(
      [
        [-60, 640],
        [200, 606],
        [470, 634],
        [860, 604],
      ],
      'url(#moor)',
    ) +
    discs('heather', 90, [-40, 650, 880, 380], 34, ['#b78a52', '#6c6f45', '#c2b283', '#7a5a4a', '#8f9a68'], 0.55) +
    discs('stones', 9, [-40, 660, 880, 120], 24, ['#c9c8bf', '#9b9c96'], 0.7)
  )
}

function birches(): string {
  const depth = upright('wood', [
    [0, '#dfe3bd'],
    [0.4, '#c3cb94'],
    [0.68, '#97a268'],
    [1, '#5d6a3d'],
  ])
  const roll = dice('trunks')
  const trunk = (x: number, wide: number, tone: string, opacity: number): string => {
    const lean = (roll() - 0.5) * 46
    const marks = Array.from({ length: 7 }, () => {
      const y = roll() * 700
      return `<ellipse cx="${round(x + lean * (1 - y / 760) + (roll() - 0.5) * wide * 0.5)}" cy="${round(y)}" rx="${round(wide * 0.34)}" ry="${round(5 + roll() * 9)}" fill="#4c4a42" opacity=".5"/>`
    })
    return `<g opacity="${opacity}"><path d="M${round(x - wide / 2 + lean)} -60L${round(x + wide / 2 + lean)} -60L${round(x + wide * 0.62)} 780H${round(x - wide * 0.62)}Z" fill="${tone}"/><path d="M${round(x + wide * 0.15 + lean)} -60L${round(x + wide / 2 + lean)} -60L${round(x + wide * 0.62)} 780H${round(x + wide * 0.2)}Z" fill="#8d8f86" opacity=".5"/>${marks.join('')}</g>`
  }
  const far = [40, 128, 236, 318, 452, 520, 604, 706, 768].map((x) => trunk(x + roll() * 24, 11 + roll() * 9, '#dcdccb', 0.6)).join('')
  return (
    `<defs>${depth}</defs><rect x="-60" y="-60" width="920" height="1120" fill="url(#wood)"/>` +
    `<ellipse cx="210" cy="210" rx="330" ry="300" fill="#f6f2d6" opacity=".75"/>` +
    discs('leaves far', 120, [-40, -40, 880, 660], 30, ['#cfd79a', '#b3bf76', '#e6e3b4', '#98a85f'], 0.5) +
    far +
    discs('bushes', 60, [-40, 560, 880, 160], 46, ['#8c9a58', '#a9b06a', '#76854a'], 0.5) +
    trunk(92, 52, '#ecebe2', 0.95) +
    trunk(694, 40, '#e6e5da', 0.9) +
    discs('floor', 80, [-40, 740, 880, 300], 40, ['#6d7a42', '#55623a', '#8f9150', '#a5924f'], 0.5) +
    discs('leaves', 46, [-40, -40, 880, 330], 34, ['#d9dc8f', '#eeeab8', '#a9b766'], 0.55)
  )
}

function fjord(): string {
  const sky = upright(
    'sky',
    [
      [0, '#bccbd6'],
      [0.6, '#d9e1e4'],
      [1, '#eee9de'],
    ],
    0,
    540,
  )
  const sea = upright(
    'sea',
    [
      [0, '#c6d2d6'],
      [0.35, '#93a8b1'],
      [1, '#5d757f'],
    ],
    556,
    860,
  )
  return (
    `<defs>${sky}${sea}</defs><rect x="-60" y="-60" width="920" height="1120" fill="url(#sky)"/>` +
    land(
      [
        [-60, 330],
        [110, 300],
        [240, 390],
        [370, 352],
        [480, 404],
        [600, 340],
        [860, 300],
      ],
      '#b4c1ca',
    ) +
    discs('snow', 16, [260, 350, 330, 50], 24, ['#f3f5f5'], 0.7) +
    `<path d="M-60 120L60 190L150 300L214 420L300 500L352 560H-60Z" fill="#7d8f95"/><path d="M-60 300L70 380L170 470L270 560H-60Z" fill="#66796f"/>` +
    `<path d="M860 60L770 150L690 210L628 330L560 420L500 500L462 560H860Z" fill="#6f838b"/><path d="M860 260L760 350L690 440L590 520L540 560H860Z" fill="#586d64"/>` +
    `<rect x="-60" y="556" width="920" height="520" fill="url(#sea)"/>` +
    `<path d="M-60 560H352L250 640L90 720L-60 800Z" fill="#5d7276" opacity=".6"/><path d="M860 560H462L560 640L720 720L860 790Z" fill="#4f666b" opacity=".6"/>` +
    discs('glitter', 40, [250, 570, 330, 220], 20, ['#eef1ee', '#dfe8ea'], 0.4) +
    land(
      [
        [-60, 800],
        [120, 776],
        [330, 822],
        [600, 790],
        [860, 830],
      ],
      '#7a7a6d',
    ) +
    discs('shore', 70, [-40, 800, 880, 240], 36, ['#9a978a', '#60635a', '#7d8462', '#b3ac98'], 0.55)
  )
}

function meadow(): string {
  const sky = upright(
    'sky',
    [
      [0, '#cfdde2'],
      [1, '#f4ecd9'],
    ],
    0,
    470,
  )
  const grass = upright(
    'grass',
    [
      [0, '#b9c081'],
      [0.5, '#94a25c'],
      [1, '#64773f'],
    ],
    520,
    1000,
  )
  const roll = dice('spruces')
  const spruces = Array.from({ length: 26 }, (_, i) => {
    const [x, high] = [i * 36 - 60 + roll() * 18, 90 + roll() * 130]
    return `<path d="M${round(x - 26)} 560L${round(x)} ${round(500 - high)}L${round(x + 26)} 560Z" fill="${roll() > 0.5 ? '#7d8f70' : '#6a7f66'}"/>`
  }).join('')
  return (
    `<defs>${sky}${grass}</defs><rect x="-60" y="-60" width="920" height="1120" fill="url(#sky)"/>` +
    land(
      [
        [-60, 400],
        [140, 350],
        [340, 392],
        [560, 330],
        [860, 396],
      ],
      '#b5c2bd',
    ) +
    spruces +
    land(
      [
        [-60, 540],
        [240, 556],
        [520, 538],
        [860, 562],
      ],
      'url(#grass)',
    ) +
    discs('grass', 90, [-40, 560, 880, 480], 36, ['#a9b46c', '#7d8f4d', '#c9c98e', '#6b7f45'], 0.5) +
    discs('flowers', 46, [-40, 600, 880, 420], 11, ['#f4efe0', '#e9c96b', '#c98aa0'], 0.75)
  )
}

const backdrops: Record<Backdrop, () => string> = { fell, birches, fjord, meadow }

/** A landscape far out of focus, lit from the upper left as the goods are. */
export function backdrop(name: Backdrop): string {
  const blurred = `<filter id="far" filterUnits="userSpaceOnUse" x="0" y="0" width="800" height="1000" color-interpolation-filters="sRGB">${coarseBlur(11, 8)}${mended([0, 0, 800, 1000], 10)}</filter>`
  const light = `<radialGradient id="day" cx="0.24" cy="0.1" r="1.05"><stop offset="0" stop-color="#fffaf0" stop-opacity=".5"/><stop offset=".5" stop-color="#fffaf0" stop-opacity=".12"/><stop offset="1" stop-color="#1c2422" stop-opacity=".3"/></radialGradient>`
  return `<defs>${blurred}${light}</defs><rect width="800" height="1000" fill="#bcc0b8"/><g filter="url(#far)">${backdrops[name]()}</g><rect width="800" height="1000" fill="#e9e8e2" opacity=".14"/><rect width="800" height="1000" fill="url(#day)"/>`
}
