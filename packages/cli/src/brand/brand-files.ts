import { readFile } from 'node:fs/promises'
import { colorOfHex, defaultTheme, hexOf, problemText, readTheme, themeOf, type ResolvedTheme } from '@vidda/brand'
import { fontFaces, type Theme, type Token } from '@vidda/tokens'
import { StopError } from '../stop-error.ts'
import { inRepository } from '../where.ts'
import type { Answers } from './answers.ts'
import { firstPages } from './pages.data.ts'
import { brandPictures } from './pictures.ts'

/** Files of a new brand by their paths from the workspace's root. */
export type BrandFiles = Readonly<Record<string, string | Uint8Array>>

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

/** brand.json with arrays and the address on one line each, because people edit it by hand. */
function brandJson({ id, name, origin, theme, chainId, genders, singleLine, isDemo, company }: Answers): string {
  const line = (value: unknown) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/gu, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']')
  const { legalName, orgNo, address, supportEmail, phone } = company
  const rows = [
    ['$schema', `../../${inRepository ? 'packages' : 'node_modules/@vidda'}/brand/brand.schema.json`],
    ['id', id],
    ['name', name],
    ['origin', origin],
    ...(theme === null ? [] : [['theme', theme]]),
    ['chainId', chainId],
    ...(genders === null ? [] : [['genders', genders]]),
    ...(singleLine ? [['header', { singleLine }]] : []),
    ...(isDemo ? [] : [['menu', { categories: [] }]]),
  ].map(([key, value]) => `  ${JSON.stringify(key)}: ${line(value)},`)
  const seller = Object.entries({ legalName, orgNo, address, supportEmail, phone }).map(
    ([key, value]) => `    ${JSON.stringify(key)}: ${line(value)}`,
  )
  return `{\n${rows.join('\n')}\n  "company": {\n${seller.join(',\n')}\n  }\n}\n`
}

const catalog = 'catalog:'
const workspace = 'workspace:*'

const appPackage = (id: string) => ({
  name: `@vidda/app-${id}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  scripts: { build: 'vite build', start: 'node dist/server/index.js' },
})

/** In the repository each app, brand and theme is a package with its own dependencies; elsewhere the root folder has all of them installed. */
const linkedAppPackage = (id: string) => ({
  ...appPackage(id),
  dependencies: {
    [`@vidda/brand-${id}`]: workspace,
    '@vidda/host': workspace,
    '@vidda/storefront': workspace,
    react: catalog,
    'react-dom': catalog,
    'react-router-dom': catalog,
    'styled-components': catalog,
  },
  devDependencies: { vite: catalog },
})

const appConfig = `import { storefront } from '@vidda/host/vite'

export default storefront({ app: import.meta.url })
`

const brandPackage = (id: string, theme: string) => ({
  name: `@vidda/brand-${id}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  exports: { './*': './*' },
  dependencies: { [`@vidda/theme-${theme}`]: workspace },
})

const themePackage = (id: string) => ({
  name: `@vidda/theme-${id}`,
  version: '0.1.0',
  private: true,
  description: `The theme ${id}`,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: { './tokens.json': './tokens.json', './fonts/*': './fonts/*' },
})

/** A tokens.json that derives everything from one colour and uses the default theme's font. */
function seededTheme(name: string, color: string, base: Theme): string {
  const { faces } = base.$extensions['org.vidda']
  const { text } = base.font as Readonly<Record<string, Token>>
  return json({
    $description: `${name}: derived from one colour. Other seeds and single tokens may be added; what is given here is not derived.`,
    seed: {
      brand: { $type: 'color', $value: colorOfHex(color) },
      font: { $type: 'fontFamily', $value: text?.$value },
    },
    $extensions: { 'org.vidda': { faces } },
  })
}

/** A folder of `themes`, else an installed package. */
async function baseTheme(name: string, root: URL): Promise<ResolvedTheme> {
  const { value, problems } = await readTheme(name, new URL('brands/new/', root), '--theme')
  if (value !== undefined) return value
  const [problem] = problems
  throw new StopError(problem?.file === '--theme' ? `--theme ${problem.message}` : problems.map(problemText).join('\n'), 2)
}

async function checked(source: string, file: string): Promise<Theme> {
  const { value, problems } = await themeOf(source, file)
  if (value === undefined) throw new StopError(problems.map(({ key, message }) => `${file}: ${key ?? ''} ${message}`).join('\n'))
  return value
}

const readLogo = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StopError(`--logo is "${file}", which cannot be read (${error.code ?? error.message}).`, 2)
  })

/** All files of a new brand. Throws a StopError for an unknown theme or an unusable logo. */
export async function brandFiles(answers: Answers, root: URL): Promise<BrandFiles> {
  const { id, name, color, logo } = answers
  const base = await baseTheme(color === null ? (answers.theme ?? defaultTheme) : defaultTheme, root)
  const source = color === null ? null : seededTheme(name, color, base.tokens)
  const tokens = source === null ? base.tokens : await checked(source, `themes/${id}/tokens.json`)
  const [face] = fontFaces(base.tokens)
  if (!face) throw new StopError(`The theme ${answers.theme ?? defaultTheme} has no font to draw the logo with. Give one with --logo.`)

  const ground = hexOf(tokens, 'header')
  const looks = {
    header: { ground, ink: hexOf(tokens, ground === hexOf(tokens, 'surface') ? 'link' : 'onHeader') },
    action: { ground: hexOf(tokens, 'action'), ink: hexOf(tokens, 'onAction') },
  }
  const own = logo === null ? null : await readLogo(logo)
  const pictures = await brandPictures(name, new URL(`fonts/${face.file}`, base.dir), looks, own).catch((error: unknown) => {
    if (logo === null || error instanceof StopError) throw error
    throw new StopError(`--logo is "${logo}", which is not an SVG that can be drawn. Export it again, with its text as paths.`, 2)
  })
  const fonts = source === null ? [] : await fontsOf(base, id)
  return {
    [`apps/${id}/package.json`]: json(inRepository ? linkedAppPackage(id) : appPackage(id)),
    [`apps/${id}/vite.config.ts`]: appConfig,
    [`brands/${id}/brand.json`]: brandJson(answers),
    ...(inRepository && { [`brands/${id}/package.json`]: json(brandPackage(id, answers.theme ?? defaultTheme)) }),
    [`brands/${id}/texts.json`]: '{}\n',
    ...Object.fromEntries(Object.entries(firstPages).map(([slug, text]) => [`brands/${id}/pages/${slug}.md`, text])),
    [`brands/${id}/assets/logo.svg`]: pictures.logoSvg,
    [`brands/${id}/assets/logo.png`]: pictures.logoPng,
    [`brands/${id}/assets/favicon.svg`]: pictures.faviconSvg,
    [`brands/${id}/assets/social.png`]: pictures.socialPng,
    ...(source !== null && {
      ...(inRepository && { [`themes/${id}/package.json`]: json(themePackage(id)) }),
      [`themes/${id}/tokens.json`]: source,
    }),
    ...Object.fromEntries(fonts),
  }
}

/** The faces of the base theme, with their licences. */
async function fontsOf({ dir, tokens }: ResolvedTheme, id: string): Promise<readonly (readonly [string, Uint8Array])[]> {
  const faces = fontFaces(tokens).map(({ file }) => file)
  const licences = faces.map((file) => file.replace(/\.woff2$/u, '.OFL.txt'))
  const read = await Promise.all(
    [...faces, ...licences].map(async (file) => {
      const bytes = await readFile(new URL(`fonts/${file}`, dir)).catch(() => null)
      return bytes === null ? [] : [[`themes/${id}/fonts/${file}`, bytes] as const]
    }),
  )
  return read.flat()
}
