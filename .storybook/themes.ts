import { globalCss, themeCss, type Theme } from '@vidda/tokens'

const themeFiles = import.meta.glob<Theme>('../themes/*/tokens.json', { eager: true, import: 'default' })
const fontUrls = import.meta.glob<string>('../themes/*/fonts/*.woff2', { eager: true, import: 'default', query: '?url' })

const folderOf = (path: string) => path.split('/').at(-2) ?? path

/** Every folder of `themes/`, so that a new theme needs no word here. */
export const themeNames: readonly string[] = Object.keys(themeFiles).map(folderOf)

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
