import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { themeOf } from '@vidda/brand'
import { globalCss, themeCss } from '@vidda/tokens'
import { build } from 'vite'
import { brokenLinks } from './links.ts'
import { navigationOf } from './navigation.ts'
import { pageHtml } from './page-html.ts'
import { searchDocuments } from './search-documents.ts'
import { outputOf, readSources, root } from './sources.ts'

const here = import.meta.dirname

/** The theme whose font the site uses. */
const fontTheme = join(root, 'themes/so')

/** Reasons why the site cannot be built, one per line. */
export class SiteError extends Error {}

/** The site's own theme, with the font of a theme of the kit. */
async function siteCss(): Promise<{ readonly css: string; readonly fonts: readonly string[] }> {
  const file = 'docs-theme.json'
  const own = JSON.parse(await readFile(join(here, file), 'utf8')) as object
  const { $extensions } = JSON.parse(await readFile(join(fontTheme, 'tokens.json'), 'utf8')) as {
    $extensions: { 'org.vidda': { faces: readonly { file: string }[] } }
  }
  const { faces } = $extensions['org.vidda']
  const text = JSON.stringify({ ...own, $extensions: { 'org.vidda': { faces } } })
  const { value, problems } = await themeOf(text, file)
  if (!value) throw new SiteError(problems.map(({ key, message }) => `${file}: ${key ?? ''} ${message}`).join('\n'))
  const styles = await readFile(join(here, 'docs.css'), 'utf8')
  return { css: themeCss(value, { fontUrl: (font) => `fonts/${font}` }) + globalCss + styles, fonts: faces.map((face) => face.file) }
}

/** A classic script, because `file:` pages cannot load modules. */
async function buildScript(to: string): Promise<void> {
  await build({
    configFile: false,
    root: here,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: to,
      emptyOutDir: false,
      lib: { entry: join(here, 'browser/main.ts'), formats: ['iife'], name: 'viddaDocs', fileName: () => 'docs.js' },
    },
  })
}

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0f5b53"/><path d="M7 9l9 15 9-15" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Writes the site into a folder, which is emptied first; answers how many pages it has. Throws SiteError where a link leads nowhere. */
export async function buildSite(to: string): Promise<number> {
  const sources = readSources()
  const broken = brokenLinks(sources)
  if (broken.length > 0) throw new SiteError(broken.join('\n'))
  const site = { sources, groups: navigationOf(sources) }
  await rm(to, { recursive: true, force: true })
  for (const source of sources.values()) {
    const file = join(to, outputOf(source.path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageHtml(source, site))
  }
  const { css, fonts } = await siteCss()
  await writeFile(join(to, 'docs.css'), css)
  await writeFile(join(to, 'icon.svg'), icon)
  // A script instead of JSON, because `fetch` does not work on `file:` pages.
  await writeFile(join(to, 'search.js'), `window.viddaPages=${JSON.stringify(searchDocuments(sources.values()))}`)
  await mkdir(join(to, 'fonts'), { recursive: true })
  for (const font of fonts) await copyFile(join(fontTheme, 'fonts', font), join(to, 'fonts', font))
  await buildScript(to)
  return sources.size
}
