import { colorCss, tokenCss } from './css-value.ts'
import { familyStack, fontCss } from './font-css.ts'
import { media } from './media.ts'
import { tokenNames, variableName, type TokenGroup } from './names.ts'
import { colorOf, hasDark, tokenOf, type DesignGroup, type Theme } from './theme.ts'

export interface ThemeCssOptions {
  /** What the custom properties stand on; `:root` by default. */
  readonly selector?: string
  /** The address of a file of the theme's `fonts` folder; `/fonts/<file>` by default. */
  readonly fontUrl?: (file: string) => string
}

function valueCss(theme: Theme, group: TokenGroup, name: string): string | undefined {
  if (group === 'style') return theme.$extensions['org.vidda'].style[name]
  const token = tokenOf(theme, group satisfies DesignGroup, name)
  if (!token) return undefined
  if (group === 'font') return familyStack(theme, ([] as string[]).concat(token.$value as string | string[]))
  return group === 'tracking' ? `${tokenCss(token)}em` : tokenCss(token)
}

/** Every token of a theme as a custom property, by the property's name; tokens without a value are left out. */
export function themeVariables(theme: Theme): Readonly<Record<`--vd-${string}`, string>> {
  const groups = Object.keys(tokenNames) as TokenGroup[]
  return Object.fromEntries(
    groups.flatMap((group) =>
      tokenNames[group].flatMap((name) => {
        const value = valueCss(theme, group, name)
        return value === undefined ? [] : [[variableName(group, name), value] as const]
      }),
    ),
  )
}

/** The colours that a theme has otherwise in the dark, by their property's name; none for a theme that is light only. */
export const darkVariables = (theme: Theme): Readonly<Record<`--vd-${string}`, string>> =>
  Object.fromEntries(
    tokenNames.color.flatMap((name) => {
      const dark = colorCss(colorOf(theme, name, 'dark'))
      return dark === colorCss(colorOf(theme, name)) ? [] : [[variableName('color', name), dark] as const]
    }),
  )

const declarations = (variables: Readonly<Record<string, string>>): string =>
  Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

/**
 * A theme as one static style: its web fonts, their fallbacks and its custom properties, and those of dark pages where the theme
 * has any. The theme is taken to be checked.
 */
export function themeCss(theme: Theme, { selector = ':root', fontUrl = (file) => `/fonts/${file}` }: ThemeCssOptions = {}): string {
  const light = `${fontCss(theme, fontUrl)}\n${selector}{${declarations(themeVariables(theme))}}\n`
  if (!hasDark(theme)) return light
  return `${light}${media.dark}{${selector}{color-scheme:light dark;${declarations(darkVariables(theme))}}}\n`
}
