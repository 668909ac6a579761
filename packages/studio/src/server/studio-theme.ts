import { readFile } from 'node:fs/promises'
import { brandCss, themeOf, type Brand } from '@vidda/brand'
import { globalCss, media, themeCss } from '@vidda/tokens'

let written: Promise<string> | undefined

async function read(): Promise<string> {
  const file = 'studio-theme.json'
  const { value, problems } = await themeOf(await readFile(new URL(file, import.meta.url), 'utf8'), file)
  if (!value) throw new Error(problems.map(({ key, message }) => `${file}: ${key} ${message}`).join('\n'))
  return themeCss(value) + globalCss
}

/** The studio's own look, of tokens as any brand's. */
export const studioCss = (): Promise<string> => (written ??= read())

/** The draft's style; in the scheme that is asked for, whatever the reader's own is. */
export function draftCss(brand: Brand, scheme: string | null): string {
  const css = brandCss(brand, (file) => `/fonts/${file}`)
  if (scheme !== 'light' && scheme !== 'dark') return css
  return css
    .replaceAll(media.dark, scheme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${scheme}`)
}
