import { tokenNames, type ColorValue, type TokenName } from '@vidda/tokens'
import { contrastOf, lchOf, valueOf, type Lch } from '../color.ts'
import { nearestPassing, type Demand } from '../nearest.ts'
import { contrastPairs } from '../pairs.ts'
import type { ColorSeeds } from './seeds.ts'

type ColorName = TokenName<'color'>
export type Colors = Readonly<Record<ColorName, ColorValue>>

/** What a rule may look at: the inputs, whether the page is light, and colours that are settled already. */
interface Making {
  readonly seeds: ColorSeeds
  readonly light: boolean
  /** A colour that stands before this one in `rules`. */
  readonly of: (name: ColorName) => Lch
}

type Rule = (making: Making) => Lch

const ink = 0.22
const paper = 0.985

/** The tint of one colour at another lightness, with no more than `most` of its chroma. */
const tint = ({ c, h }: Lch, l: number, most: number): Lch => ({ l, c: Math.min(c, most), h })
const moved = (color: Lch, by: number): Lch => ({ ...color, l: Math.min(1, Math.max(0, color.l + by)) })

/** Dark ink or paper, whichever reads better on the ground, with a breath of its hue. */
function textOn(ground: Lch): Lch {
  const [dark, light] = [tint(ground, ink, 0.045), tint(ground, paper, 0.012)]
  const contrast = (front: Lch) => contrastOf(valueOf(front), valueOf(ground))
  return contrast(dark) > contrast(light) ? dark : light
}

/** Under the pointer a ground moves away from its text, so that the text reads better, not worse. */
const underPointer = (ground: Lch, text: Lch): Lch => moved(ground, text.l < ground.l ? 0.045 : -0.055)

const soft =
  (hue: number, chroma: number): Rule =>
  ({ light }) =>
    light ? { l: 0.952, c: chroma, h: hue } : { l: 0.29, c: chroma * 1.6, h: hue }
const onSoft =
  (hue: number): Rule =>
  ({ light }) =>
    light ? { l: 0.38, c: 0.09, h: hue } : { l: 0.92, c: 0.045, h: hue }
const strong =
  (hue: number, chroma: number): Rule =>
  ({ light }) => ({ l: light ? 0.52 : 0.76, c: chroma, h: hue })

const hues = { success: 156, warning: 78, danger: 27, info: 245, star: 66 } as const

/** In the order in which they are settled: a ground before what stands on it. */
const rules: Readonly<Record<ColorName, Rule>> = {
  surface: ({ seeds }) => seeds.neutral,
  surfaceRaised: ({ seeds: { neutral }, light }) => moved(neutral, light ? (1 - neutral.l) * 0.6 : 0.03),
  surfaceSunken: ({ seeds: { neutral }, light }) => ({ ...moved(neutral, light ? -0.03 : -0.035), c: neutral.c * 1.3 }),
  surfaceInverse: ({ seeds: { brand }, light }) => tint(brand, light ? 0.27 : 0.93, 0.05),
  text: ({ seeds: { neutral }, light }) => tint({ ...neutral, c: neutral.c * 2.5 }, light ? ink : 0.955, 0.025),
  textMuted: ({ seeds: { neutral }, light }) => tint({ ...neutral, c: neutral.c * 2.5 }, light ? 0.47 : 0.74, 0.03),
  textInverse: ({ of }) => textOn(of('surfaceInverse')),
  link: ({ seeds, light }) => ({ ...seeds.brand, l: light ? Math.min(seeds.brand.l, 0.5) : Math.max(seeds.brand.l, 0.76) }),
  border: ({ seeds: { neutral }, light }) => ({ ...moved(neutral, light ? -0.1 : 0.13), c: neutral.c * 1.4 }),
  borderStrong: ({ seeds: { neutral }, light }) => ({ ...moved(neutral, light ? -0.4 : 0.36), c: neutral.c * 2 }),
  track: ({ of }) => of('border'),
  focus: ({ seeds }) => seeds.brand,
  overlay: ({ of }) => tint(of('text'), 0.18, 0.03),
  action: ({ seeds }) => seeds.signal,
  onAction: ({ of }) => textOn(of('action')),
  actionHover: ({ of }) => underPointer(of('action'), of('onAction')),
  actionQuiet: ({ seeds: { brand }, light }) => tint(brand, light ? 0.945 : 0.3, 0.025),
  onActionQuiet: ({ seeds: { brand }, light }) => tint(brand, light ? 0.34 : 0.95, light ? 0.09 : 0.03),
  actionQuietHover: ({ of, light }) => moved(of('actionQuiet'), light ? -0.04 : 0.05),
  accent: ({ seeds }) => seeds.brand,
  onAccent: ({ of }) => textOn(of('accent')),
  accentSoft: ({ seeds: { brand }, light }) => tint(brand, light ? 0.945 : 0.3, light ? 0.035 : 0.06),
  onAccentSoft: ({ seeds: { brand }, light }) => tint(brand, light ? 0.35 : 0.93, light ? 0.1 : 0.04),
  offer: ({ seeds }) => seeds.signal,
  onOffer: ({ of }) => textOn(of('offer')),
  offerText: ({ of, light }) => ({ ...of('offer'), l: light ? Math.min(of('offer').l, 0.53) : Math.max(of('offer').l, 0.75) }),
  header: ({ of }) => of('surface'),
  onHeader: ({ of }) => (of('header').l > 0.5 ? tint(of('header'), ink, 0.025) : tint(of('header'), paper, 0.01)),
  headerLine: ({ of }) => moved(of('header'), of('header').l > 0.5 ? -0.1 : 0.12),
  footer: ({ seeds: { brand }, light }) => tint(brand, light ? 0.27 : 0.14, 0.05),
  onFooter: ({ of }) => textOn(of('footer')),
  onFooterMuted: ({ of }) => moved(textOn(of('footer')), of('footer').l > 0.5 ? 0.2 : -0.18),
  successSoft: soft(hues.success, 0.03),
  onSuccessSoft: onSoft(hues.success),
  warningSoft: soft(hues.warning, 0.045),
  onWarningSoft: onSoft(hues.warning),
  dangerSoft: soft(hues.danger, 0.024),
  onDangerSoft: onSoft(hues.danger),
  infoSoft: soft(hues.info, 0.022),
  onInfoSoft: onSoft(hues.info),
  success: strong(hues.success, 0.12),
  danger: strong(hues.danger, 0.19),
  star: ({ light }) => ({ l: light ? 0.66 : 0.8, c: 0.15, h: hues.star }),
}

/** What the pairs of a colour ask of it, beside the colours that are settled. */
const demandsOn = (name: ColorName, settled: ReadonlyMap<ColorName, ColorValue>): readonly Demand[] =>
  contrastPairs.flatMap(({ front, ground, least }) => {
    const beside = front === name ? settled.get(ground) : ground === name ? settled.get(front) : undefined
    return beside ? [{ beside, least }] : []
  })

/**
 * Every colour of a theme from its inputs, around those that are `given`. A colour is moved by no more lightness than its pairs ask
 * for; two given colours that do not pass cannot be helped here, and are told by the check.
 */
export function deriveColors(seeds: ColorSeeds, given: Partial<Colors> = {}): Colors {
  const settled = new Map<ColorName, ColorValue>(Object.entries(given) as [ColorName, ColorValue][])
  const light = (given.surface ? lchOf(given.surface) : seeds.neutral).l > 0.5
  const of = (name: ColorName): Lch => lchOf(settled.get(name) as ColorValue)
  for (const name of Object.keys(rules) as ColorName[]) {
    if (settled.has(name)) continue
    const wanted = valueOf(rules[name]({ seeds, light, of }))
    settled.set(name, nearestPassing(wanted, demandsOn(name, settled)) ?? wanted)
  }
  if (!given.overlay) settled.set('overlay', { ...(settled.get('overlay') as ColorValue), alpha: 0.56 })
  return Object.fromEntries(tokenNames.color.map((name) => [name, settled.get(name)])) as Colors
}
