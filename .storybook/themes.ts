import { globalCss, themeCss, type Theme } from '@vidda/tokens'

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

/** Instead of a theme's name in the toolbar: the story under every theme, side by side. */
export const allThemes = 'alle'

/** The theme that stories are tried out in. */
export const defaultTheme = themeNames.includes('so') ? 'so' : (themeNames[0] ?? '')

function scopedCss([path, theme]: readonly [string, Theme]): string {
  const name = folderOf(path)
  return themeCss(theme, { selector: `[data-theme='${name}']`, fontUrl: (file) => fontUrls[`../themes/${name}/fonts/${file}`] ?? '' })
}

/** All themes at once, each on its `data-theme`; the base style stands in a layer of its own order, before the components. */
export function installThemes(): void {
  const sheet = document.createElement('style')
  sheet.dataset['vidda'] = 'themes'
  sheet.textContent = [...Object.entries(themeFiles).map(scopedCss), globalCss].join('\n')
  document.head.prepend(sheet)
}
