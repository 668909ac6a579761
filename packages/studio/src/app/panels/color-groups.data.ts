import type { ColorName } from './contrast.ts'

/** The colours of a theme as a designer looks for them. */
export const colorGroups: readonly { readonly title: string; readonly names: readonly ColorName[] }[] = [
  {
    title: 'Page',
    names: [
      'surface',
      'surfaceRaised',
      'surfaceSunken',
      'text',
      'textMuted',
      'link',
      'border',
      'borderStrong',
      'track',
      'focus',
      'surfaceInverse',
      'textInverse',
      'overlay',
    ],
  },
  { title: 'Action', names: ['action', 'onAction', 'actionHover', 'actionQuiet', 'onActionQuiet', 'actionQuietHover'] },
  { title: 'Accent', names: ['accent', 'onAccent', 'accentSoft', 'onAccentSoft'] },
  { title: 'Offers and ratings', names: ['offer', 'onOffer', 'offerText', 'star'] },
  { title: 'Header and footer', names: ['header', 'onHeader', 'headerLine', 'footer', 'onFooter', 'onFooterMuted'] },
  {
    title: 'Messages',
    names: [
      'success',
      'danger',
      'successSoft',
      'onSuccessSoft',
      'warningSoft',
      'onWarningSoft',
      'dangerSoft',
      'onDangerSoft',
      'infoSoft',
      'onInfoSoft',
    ],
  },
]

/** The colours that others are derived from. */
export const colorSeeds = [
  { name: 'brand', about: 'Links, focus, marks, what is selected' },
  { name: 'neutral', about: 'The ground of a page; tints its greys' },
  { name: 'signal', about: 'Action and offers' },
] as const
