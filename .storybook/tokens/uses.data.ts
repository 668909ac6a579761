import type { TokenName } from '@vidda/tokens'

/** What each colour is for. A new token without a word here does not compile. */
export const colorUses: Readonly<Record<TokenName<'color'>, string>> = {
  surface: 'The page',
  surfaceRaised: 'Cards, dialogs and menus',
  surfaceSunken: 'Bands, wells and quiet fields',
  surfaceInverse: 'Bands and scrims that turn the page around',
  text: 'Running text and headings',
  textMuted: 'Captions, help and what is secondary',
  textInverse: 'Text on surfaceInverse',
  link: 'Links in running text',
  border: 'Lines between things; carries no meaning',
  borderStrong: 'The edge of fields and controls',
  track: 'The part of a meter that is not filled',
  focus: 'The ring around what has focus',
  overlay: 'Dims the page behind a dialog',
  action: 'The one thing to do on a screen',
  actionHover: 'action under the pointer',
  onAction: 'Text and icons on action',
  actionQuiet: 'Everything else that can be pressed',
  actionQuietHover: 'actionQuiet under the pointer',
  onActionQuiet: 'Text and icons on actionQuiet',
  accent: 'What is chosen or current',
  onAccent: 'Text and icons on accent',
  accentSoft: 'A quiet mark of the company',
  onAccentSoft: 'Text on accentSoft',
  offer: 'Campaign labels',
  onOffer: 'Text on offer',
  offerText: 'Reduced prices',
  header: 'The line with the logo',
  onHeader: 'Text and icons on header',
  headerLine: 'Lines within the header',
  footer: 'The foot of every page',
  onFooter: 'Text and links on footer',
  onFooterMuted: 'Addresses and the small print',
  successSoft: 'A notice of something done',
  onSuccessSoft: 'Text on successSoft',
  warningSoft: 'A notice of something to heed',
  onWarningSoft: 'Text on warningSoft',
  dangerSoft: 'A notice of something wrong',
  onDangerSoft: 'Text on dangerSoft',
  infoSoft: 'A notice of something to know',
  onInfoSoft: 'Text on infoSoft',
  success: 'In stock, done',
  danger: 'Errors beside fields',
  star: 'Ratings',
}

export const spaceUses = 'Distances between things. From large on they grow with the window, from 390 to 1440 px.'

/** How the sizes of type are used, the largest first. */
export const typeUses: Readonly<Record<TokenName<'type'>, string>> = {
  display: 'The message of a hero banner',
  headline: 'The heading of a screen',
  heading: 'The heading of a section',
  title: 'Names of goods, titles of dialogs',
  lead: 'The first lines of an article',
  body: 'Running text, fields and buttons',
  small: 'Captions, labels and help',
  tiny: 'Marks and counts',
}

export const sizeUses: Readonly<Partial<Record<TokenName<'size'>, string>>> = {
  icon: 'Icons in text and buttons',
  iconLarge: 'Icons that stand alone',
  swatch: 'Colours to choose from',
  controlSmall: 'Small buttons, where a pointer is at hand',
  target: 'The least size of anything pressed',
  control: 'Buttons and fields',
  thumb: 'Pictures in lists',
  logo: 'Height of the logo',
  headerHeight: 'Height of the line with the logo',
}
