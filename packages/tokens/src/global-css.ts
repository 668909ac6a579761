import { media } from './media.ts'
import { tokenNames, variableName, type TokenName } from './names.ts'
import { color, font, line, motion, size, stroke, style, tracking, type, weight } from './references.ts'

/** Tokens given anew for a reader's wish: every component follows, and none has to know. */
const anew = (properties: readonly string[]): string => `:root,[data-theme]{${properties.join(';')}}`

type ColorName = TokenName<'color'>
const colorsAnew = (values: Readonly<Partial<Record<ColorName, string>>>): string =>
  anew(Object.entries(values).map(([name, value]) => `${variableName('color', name)}:${value}`))

/** Durations of none, so that what moves is there at once; the rest of the rule reaches what names no token. */
const still = `${anew(tokenNames.motion.filter((name) => name !== 'ease').map((name) => `${variableName('motion', name)}:0s`))}
*,::before,::after{animation-duration:1ms!important;animation-delay:0s!important;animation-iteration-count:1!important;transition-duration:1ms!important;scroll-behavior:auto!important}`

/**
 * Quiet text and lines as strong as those that the theme promises 4.5:1 and 3:1 for. The track of a meter stays as it is, so that what
 * fills it stands out more, stars too.
 */
const stronger = colorsAnew({
  textMuted: color.text,
  border: color.borderStrong,
  borderStrong: color.text,
  headerLine: color.onHeader,
  onFooterMuted: color.onFooter,
  star: color.text,
})

/** The reader's own colours; whatever a component draws with these tokens keeps its meaning, and the rest the browser sees to. */
const ownColors = colorsAnew({
  focus: 'Highlight',
  border: 'CanvasText',
  track: 'Canvas',
  star: 'Highlight',
  borderStrong: 'ButtonBorder',
  accent: 'Highlight',
  onAccent: 'HighlightText',
  link: 'LinkText',
})

const sizesAnew = (group: 'type' | 'space', values: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(values).map(([name, value]) => `${variableName(group, name)}:${value}`)

const grounds = tokenNames.color.filter((name) =>
  /^(?:surface.*|accentSoft|(?:success|warning|danger|info)Soft|action.*|offer|header|footer)$/u.test(name),
)
const inks = tokenNames.color.filter((name) => /^(?:text.*|link|on(?!Accent$).*|accent|offerText|success|danger|star)$/u.test(name))

/**
 * On paper text is black on white, of a size that is read at arm's length, and close together. Paper has no controls: what is pressed, led
 * to or laid over the page is left out, and nothing is cut through that belongs together. A heading that folds its section is a button too.
 */
const paper = `@page{margin:14mm}
${anew([
  ...grounds.map((name) => `${variableName('color', name)}:Canvas`),
  ...inks.map((name) => `${variableName('color', name)}:CanvasText`),
  `${variableName('color', 'onAccent')}:Canvas`,
  ...sizesAnew('type', { display: '2rem', headline: '1.625rem', heading: '1.25rem', title: '1.125rem', lead: '1.0625rem' }),
  ...sizesAnew('space', { giant: '2rem', vast: '1.5rem', huge: '1.5rem', wide: '1rem', large: '1rem', medium: '0.75rem' }),
])}
html{font-size:10pt}
body{min-block-size:0}
:is(nav,dialog,[role=dialog]),button:not(:is(h2,h3,h4)>*){display:none!important}
:where(h1,h2,h3,h4){break-after:avoid}
:where(p,li){orphans:3;widows:3}
:where(li,tr,dt,dd,dl>div,figure,picture,blockquote){break-inside:avoid}`

/**
 * The one global style of a page: a small reset and the ground that components stand on. Hardly anything outweighs a class.
 * Focus is two rings, of surface and of focus, so that it shows on any ground. Word spacing stands on everything: inherited, it would
 * be of the body's type size in a headline and a price.
 */
export const globalCss = `
*,::before,::after{box-sizing:border-box;word-spacing:${tracking.words}}
html{color-scheme:light;-webkit-text-size-adjust:none;text-size-adjust:none;scroll-padding-block-start:${size.headerHeight};-webkit-tap-highlight-color:transparent}
body{min-block-size:100svh;-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale}
:where(body,[data-theme]){background:${color.surface};color:${color.text};font:${weight.text} ${type.body}/${line.text} ${font.text};letter-spacing:${tracking.text}}
:where(body,h1,h2,h3,h4,p,figure,blockquote,dl,dd,ul,ol,pre,fieldset){margin:0}
:where(ul,ol,fieldset,legend){padding:0}
:where(ul,ol){list-style:none}
:where(fieldset){border:0;min-inline-size:0}
:where(h1,h2,h3,h4){font-family:${font.heading};font-weight:${weight.heading};font-stretch:${style.headingStretch};line-height:${line.heading};letter-spacing:${tracking.heading};text-transform:${style.headingTransform};text-wrap:balance;overflow-wrap:break-word}
:where(h1){font-size:${type.headline}}
:where(h2){font-size:${type.heading}}
:where(h3,h4){font-size:${type.title}}
:where(p,li,dd){text-wrap:pretty;overflow-wrap:break-word}
:where(b,strong,th){font-weight:${weight.bold}}
:where(small){font-size:${type.small}}
:where(img,svg,video){display:block;max-inline-size:100%;block-size:auto}
:where(a){color:inherit;text-decoration-thickness:from-font;text-underline-offset:0.18em}
:where(button,input,select,textarea){margin:0;color:inherit;font:inherit;letter-spacing:inherit}
:where(button){padding:0;border:0;background:none;text-align:inherit;cursor:pointer}
:where(button,a,label,summary,select){touch-action:manipulation}
:where(textarea){resize:vertical}
:where(button:disabled){cursor:not-allowed}
:where(table){border-collapse:collapse;font-variant-numeric:${style.numeric}}
html[data-modal]{overflow:hidden}
::view-transition{pointer-events:none}
::view-transition-group(*){animation-duration:${motion.slow};animation-timing-function:${motion.ease}}
:where(dialog){padding:0;border:0;background:${color.surfaceRaised};color:inherit}
::placeholder{color:${color.textMuted};opacity:1}
::selection{background:${color.accent};color:${color.onAccent}}
:focus-visible{outline:${stroke.focus} solid ${color.focus};outline-offset:2px;box-shadow:0 0 0 2px ${color.surface}}
[hidden]:not([hidden='until-found']){display:none!important}
@media (scripting:none){button:not([type=submit],[popovertarget]),form:not([action]) button{display:none!important}}
${media.print}{${paper}}
${media.reducedMotion}{${still}}
${media.moreContrast}{${stronger}}
${media.forcedColors}{${ownColors}
:focus-visible{outline-color:Highlight}:where(button,input,select,textarea,dialog,[role=dialog]){border:1px solid ButtonBorder}}
`.trim()
