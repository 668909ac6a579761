import { readFile } from 'node:fs/promises'
import { themeOf } from '@vidda/brand'
import { globalCss, themeCss } from '@vidda/tokens'

let written: Promise<string> | undefined

async function read(): Promise<string> {
  const file = 'studio-theme.json'
  const { value, problems } = await themeOf(await readFile(new URL(file, import.meta.url), 'utf8'), file)
  if (!value) throw new Error(problems.map(({ key, message }) => `${file}: ${key} ${message}`).join('\n'))
  return themeCss(value) + globalCss
}

/** The studio's own look, of tokens as any brand's. */
export const studioCss = (): Promise<string> => (written ??= read())
