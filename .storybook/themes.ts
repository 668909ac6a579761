import { globalCss, hasDark, themeCss, type Theme } from '@vidda/tokens'
import { sampleLogoCss } from './cell/sample-logo.ts'

const found = import.meta.glob<Theme>('../themes/*/tokens.json', { eager: true, import: 'default' })

/** `theme-files.ts` makes them whole on their way here; a server that runs since before that leaves some with seeds alone. */
const themeFiles = Object.fromEntries(Object.entries(found).filter(([, theme]) => 'layer' in theme))
const fontUrls = import.meta.glob<string>('../themes/*/fonts/*.woff2', { eager: true, import: 'default', query: '?url' })

const folderOf = (path: string) => path.split('/').at(-2) ?? path

/** Every folder of `themes/`, so that a new theme needs no word here. */
export const themeNames: readonly string[] = Object.keys(themeFiles).map(folderOf)

/** Every theme, whole, by its folder. */
export const themes: Readonly<Record<string, Theme>> = Object.fromEntries(
  Object.entries(themeFiles).map(([path, theme]) => [folderOf(path), theme]),
)

/** Those that look otherwise on a dark page. */
export const darkThemes: readonly string[] = themeNames.filter((name) => themes[name] !== undefined && hasDark(themes[name]))

/** Instead of a theme's name in the toolbar: the story under every theme, side by side. */
export const allThemes = 'alle'

/** The theme that stories are tried out in. */
export const defaultTheme = themeNames.includes('so') ? 'so' : (themeNames[0] ?? '')

function scopedCss([path, theme]: readonly [string, Theme]): string {
  const name = folderOf(path)
  return themeCss(theme, { selector: `[data-theme='${name}']`, fontUrl: (file) => fontUrls[`../themes/${name}/fonts/${file}`] ?? '' })
}

const lightLogo = new URL('./cell/logo-light.svg', import.meta.url).href

const logoCss = ([path, theme]: readonly [string, Theme]): string => sampleLogoCss(folderOf(path), theme, lightLogo)

let darkRules: readonly CSSMediaRule[] = []

/**
 * All themes at once, each on its `data-theme`; the base style stands in a layer of its own order, before the components. An edited theme
 * runs this module anew: its sheet takes the old one's place.
 */
export function installThemes(): void {
  const old = document.querySelector<HTMLStyleElement>('style[data-vidda=themes]')
  const sheet = old ?? document.createElement('style')
  sheet.dataset['vidda'] = 'themes'
  sheet.textContent = [...Object.entries(themeFiles).map(scopedCss), globalCss, ...Object.entries(themeFiles).map(logoCss)].join('\n')
  if (!old) document.head.prepend(sheet)
  darkRules = [...(sheet.sheet?.cssRules ?? [])].filter(
    (rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes('color-scheme'),
  )
}

export type Scheme = 'system' | 'light' | 'dark'

const mediaOf = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' } as const

/** Shows themes as on a light or a dark page, whatever the reader's own setting. */
export function showScheme(scheme: Scheme): void {
  for (const { media } of darkRules) media.mediaText = mediaOf[scheme]
}
