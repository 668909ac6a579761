import { colorOf, type Scheme, type Theme } from '@vidda/tokens'

/** Perceived, 0 to 1: halfway between black and white. */
const middle = 0.6

function isDark(theme: Theme, scheme: Scheme): boolean {
  const { colorSpace, components } = colorOf(theme, 'header', scheme)
  const [first, green, blue] = components
  return (colorSpace === 'oklch' ? first : 0.3 * first + 0.59 * green + 0.11 * blue) < middle
}

/** The sample logo as a brand of such a theme would have it: light where the theme's header is dark. A brand of the toolbar has its own. */
export function sampleLogoCss(name: string, theme: Theme, light: string): string {
  const places = [
    `html:not([data-brand]) .theme-cell[data-theme='${name}']`,
    `html[data-theme='${name}']:not([data-brand], :has(.theme-cell))`,
  ]
  const logo = places.map((place) => `${place} header [data-part='image']`).join(',')
  const rule = (isOnDark: boolean) => `${logo}{content:${isOnDark ? `url('${light}')` : 'normal'}}`
  const [day, night] = [isDark(theme, 'light'), isDark(theme, 'dark')]
  return day === night ? (day ? rule(true) : '') : `${rule(day)}@media (prefers-color-scheme:dark){${rule(night)}}`
}
