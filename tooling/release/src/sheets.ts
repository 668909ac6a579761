import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { problemText, themeOf } from '@vidda/brand'
import { globalCss, themeCss } from '@vidda/tokens'
import { root } from '@vidda/tooling-shared/root'

/**
 * The style sheets of a package, by their path in `dist`: a theme's variables and fonts, or the ground that components stand on. Beside
 * its sheet stand a theme's tokens, whole: nobody who installs it has what derives them.
 */
export async function sheetsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  if (folder === 'packages/tokens') return new Map([['global.css', `${globalCss}\n`]])
  if (!folder.startsWith('themes/')) return new Map()
  const file = `${folder}/tokens.json`
  const { value, problems } = await themeOf(await readFile(join(root, file), 'utf8'), file)
  if (!value) throw new Error(problems.map(problemText).join('\n'))
  return new Map([
    ['theme.css', themeCss(value, { fontUrl: (font) => `../fonts/${font}` })],
    ['tokens.json', `${JSON.stringify(value, null, 2)}\n`],
  ])
}
