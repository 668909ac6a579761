import type { ColorValue, DesignGroup, DimensionValue, ShadowValue, Token } from '@vidda/tokens'
import { lchOf, valueOf } from '../color.ts'
import type { FormSeeds } from './seeds.ts'

type Group = Readonly<Record<string, Token>>

const token = ($type: string, $value: unknown): Token => ({ $type, $value })
const px = (value: number): DimensionValue => ({ value, unit: 'px' })
const rem = (value: number): DimensionValue => ({ value: Number(value.toFixed(4)), unit: 'rem' })
const even = (value: number): number => Math.round(value / 2) * 2

/** A length that grows with the window, `least` at 390 px of width. */
const fluid = (least: DimensionValue, most: DimensionValue): Token =>
  least.value === most.value ? token('dimension', most) : { ...token('dimension', most), $extensions: { 'org.vidda.least': least } }

const steady = (values: Readonly<Record<string, number>>): Group =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token('dimension', px(value))]))

function space({ density }: FormSeeds): Group {
  const grown = (least: number, most: number) => fluid(px(even(least * density)), px(even(most * density)))
  return {
    ...steady({ none: 0, hair: 2, tiny: 4, small: 8, snug: even(12 * density), medium: even(16 * density) }),
    large: grown(20, 24),
    wide: grown(24, 32),
    huge: grown(32, 48),
    vast: grown(42, 64),
    giant: grown(58, 96),
  }
}

/** How many steps above body text each size stands. */
const typeSteps = { lead: 1, title: 1.25, heading: 2.7, headline: 4.75, display: 7.5 } as const

/** On a phone steps are little more than half as high. */
function type({ textSize, typeRatio }: FormSeeds): Group {
  const phoneRatio = 1 + (typeRatio - 1) * 0.58
  return {
    tiny: token('dimension', rem(Math.max(0.75, textSize * 0.75))),
    small: token('dimension', rem(Math.max(0.8125, textSize * 0.875))),
    body: token('dimension', rem(textSize)),
    ...Object.fromEntries(
      Object.entries(typeSteps).map(([name, step]) => [name, fluid(rem(textSize * phoneRatio ** step), rem(textSize * typeRatio ** step))]),
    ),
  }
}

/** Nothing pressed is smaller than 44 px, however dense. */
function size({ density }: FormSeeds): Group {
  const scaled = (value: number) => even(value * density)
  return {
    ...steady({ icon: 20, iconLarge: 28, control: Math.max(44, scaled(46)), controlSmall: Math.max(36, scaled(36)) }),
    ...steady({
      target: Math.max(44, scaled(44)),
      page: 1440,
      prose: 672,
      dialog: 560,
      drawer: 416,
      thumb: scaled(72),
      swatch: scaled(26),
    }),
    card: fluid(px(156), px(scaled(224))),
    logo: fluid(px(34), px(42)),
    headerHeight: fluid(px(56), px(scaled(70))),
  }
}

function shadow(text: ColorValue): Group {
  const { c, h } = lchOf(text)
  const layer = (y: number, blur: number, alpha: number): ShadowValue => ({
    color: { ...valueOf({ l: 0.25, c, h }), alpha },
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(0),
  })
  return {
    none: token('shadow', layer(0, 0, 0)),
    low: token('shadow', [layer(1, 2, 0.08), layer(2, 8, 0.08)]),
    high: token('shadow', [layer(4, 12, 0.1), layer(16, 40, 0.16)]),
  }
}

const numbers = ($type: string, values: Readonly<Record<string, number>>): Group =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token($type, value)]))

/** Every token that is no colour from a theme's inputs; shadows are of the hue of its `text`. */
export function deriveScales(seeds: FormSeeds, text: ColorValue): Readonly<Record<Exclude<DesignGroup, 'color'>, Group>> {
  const { font, headingFont, radius, density, pace } = seeds
  const lasting = (ms: number) => token('duration', { value: Math.round(ms * pace), unit: 'ms' })
  return {
    space: space(seeds),
    radius: steady({
      small: Math.round(radius * 0.6),
      medium: radius,
      large: Math.round(radius * 1.6),
      pill: 999,
      control: radius,
      card: radius,
    }),
    stroke: steady({ thin: 1, thick: 2, focus: 3, grid: 0 }),
    font: { text: token('fontFamily', font), heading: token('fontFamily', headingFont) },
    weight: numbers('fontWeight', { text: 400, medium: 550, bold: 700, heading: 700 }),
    type: type(seeds),
    line: numbers('number', { tight: 1.08, heading: 1.18, text: 1.5 }),
    tracking: numbers('number', { text: 0, heading: -0.012, caps: 0.02, words: 0 }),
    size: size(seeds),
    density: {
      ...steady({ row: even(8 * density), cell: even(12 * density) }),
      gap: fluid(px(even(12 * density)), px(even(24 * density))),
    },
    shadow: shadow(text),
    motion: { fast: lasting(120), normal: lasting(200), slow: lasting(320), ease: token('cubicBezier', [0.2, 0.7, 0.2, 1]) },
    layer: numbers('number', { header: 20, overlay: 40, dialog: 50, alert: 60, skip: 70 }),
  }
}
