import type { TokenName } from '@vidda/tokens'

type ColorName = TokenName<'color'>

export interface ContrastPair {
  readonly front: ColorName
  readonly ground: ColorName
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for large text, controls and pictures that carry meaning (1.4.11). */
  readonly least: 4.5 | 3
}

const grounds = ['surface', 'surfaceRaised', 'surfaceSunken'] as const
const texts = ['text', 'textMuted', 'link', 'offerText', 'success', 'danger'] as const
const marks = ['borderStrong', 'focus', 'star', 'accent'] as const
/** What fills a meter; stars do so as `text` where more contrast is asked for. */
const fills = ['text', 'success', 'danger'] as const

const onTheirGround = [
  ['textInverse', 'surfaceInverse'],
  ['onAction', 'action'],
  ['onAction', 'actionHover'],
  ['onActionQuiet', 'actionQuiet'],
  ['onActionQuiet', 'actionQuietHover'],
  ['onAccent', 'accent'],
  ['onAccentSoft', 'accentSoft'],
  ['onOffer', 'offer'],
  ['onHeader', 'header'],
  ['onFooter', 'footer'],
  ['onFooterMuted', 'footer'],
  ['onSuccessSoft', 'successSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['onDangerSoft', 'dangerSoft'],
  ['onInfoSoft', 'infoSoft'],
] as const satisfies readonly (readonly [ColorName, ColorName])[]

/** Every pair of colours whose contrast is promised to components. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => texts.map((front) => ({ front, ground, least: 4.5 as const }))),
  ...grounds.flatMap((ground) => marks.map((front) => ({ front, ground, least: 3 as const }))),
  ...fills.map((front) => ({ front, ground: 'track' as const, least: 3 as const })),
  ...onTheirGround.map(([front, ground]) => ({ front, ground, least: 4.5 as const })),
]
