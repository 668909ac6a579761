/**
 * Every token that a theme gives a value for, by group.
 * Colours come in pairs by use: `x` is a ground, `onX` the text on it. `text`, `textMuted`, `link`, `offerText` and
 * `danger` stand on `surface`, `surfaceRaised` and `surfaceSunken`.
 */
export const tokenNames = {
  color: [
    'surface',
    'surfaceRaised',
    'surfaceSunken',
    'surfaceInverse',
    'text',
    'textMuted',
    'textInverse',
    'link',
    'border',
    'borderStrong',
    'track',
    'focus',
    'overlay',
    'action',
    'actionHover',
    'onAction',
    'actionQuiet',
    'actionQuietHover',
    'onActionQuiet',
    'accent',
    'onAccent',
    'accentSoft',
    'onAccentSoft',
    'offer',
    'onOffer',
    'offerText',
    'header',
    'onHeader',
    'headerLine',
    'footer',
    'onFooter',
    'onFooterMuted',
    'successSoft',
    'onSuccessSoft',
    'warningSoft',
    'onWarningSoft',
    'dangerSoft',
    'onDangerSoft',
    'infoSoft',
    'onInfoSoft',
    'success',
    'danger',
    'star',
  ],
  /** Lengths. `none` to `giant`: 0, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96 px in the common scale. */
  space: ['none', 'hair', 'tiny', 'small', 'snug', 'medium', 'large', 'wide', 'huge', 'vast', 'giant'],
  radius: ['small', 'medium', 'large', 'pill', 'control', 'card'],
  /** `grid` is the line between the cells of a grid of goods, 0 where the theme draws none. */
  stroke: ['thin', 'thick', 'focus', 'grid'],
  font: ['text', 'heading'],
  weight: ['text', 'medium', 'bold', 'heading'],
  /** Type sizes, fluid between 390 and 1440 px of width. */
  type: ['tiny', 'small', 'body', 'lead', 'title', 'heading', 'headline', 'display'],
  line: ['tight', 'heading', 'text'],
  /** Letter spacing in em; `words` is what a space has beside the font's own. */
  tracking: ['text', 'heading', 'caps', 'words'],
  /** `control` is the height of a button or field, `target` the least size of anything pressed. */
  size: [
    'icon',
    'iconLarge',
    'control',
    'controlSmall',
    'target',
    'page',
    'prose',
    'dialog',
    'drawer',
    'card',
    'thumb',
    'logo',
    'swatch',
    'headerHeight',
  ],
  /** How close things stand: block padding of a row in a list or table, inline padding of its cells, gap between cards. */
  density: ['row', 'cell', 'gap'],
  shadow: ['none', 'low', 'high'],
  motion: ['fast', 'normal', 'slow', 'ease'],
  layer: ['header', 'overlay', 'dialog', 'alert', 'skip'],
  /**
   * `heading` is a text-transform, `divider` a mask image or `none` (the upper edge of bands) and `dividerSize` its height, 0 where
   * there is none; `captionRow` is 1 for words on a banner's picture and 2 for words beneath it.
   */
  style: ['headingTransform', 'capsTransform', 'divider', 'dividerSize', 'numeric', 'headingStretch', 'captionRow'],
} as const

export type TokenGroup = keyof typeof tokenNames
export type TokenName<G extends TokenGroup> = (typeof tokenNames)[G][number]

/** `surfaceRaised` in `color` is `--vd-color-surface-raised`. */
export function variableName(group: TokenGroup, name: string): `--vd-${string}` {
  return `--vd-${group}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}
