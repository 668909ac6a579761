import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { colorCss, tokenOf, type ColorValue, type DimensionValue, type Theme } from '@vidda/tokens'
import { openBrowser } from '@vidda/tooling-machine/bring-browser'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { budgets, commonBudget } from '../../bench/src/ui/budgets.data.ts'
import { bundle, components } from '../../bench/src/ui/bundle.ts'
import { root } from '../e2e/support/kit.ts'
import { shared } from '../e2e/support/shared.ts'
import { adopterApp, type AdopterApp } from './support/adopter-app.ts'
import { notPublic, publicSurface } from './support/public-surface.data.ts'
import { filesIn, textIn, typesOf } from './support/tarball.ts'

const minutes = (count: number): number => count * 60_000

let app: AdopterApp

beforeAll(async () => {
  app = await adopterApp()
}, minutes(10))

afterAll(() => app?.remove(), minutes(1))

const libraries = () => app.packed.filter(({ folder }) => folder.startsWith('packages/'))
const tarballOf = (name: string): string => app.packed.find((packed) => packed.name === name)?.tarball ?? ''

describe('what is packed', () => {
  it('[R11.04] holds ES modules, declarations and sheets, and no test, story, guide or source', async () => {
    for (const { name, tarball } of libraries()) {
      const files = await filesIn(tarball)
      const known = /^(?:package\.json|README\.md|CHANGELOG\.md|LICENSE|dist\/global\.css|dist\/esm\/[\w./-]+\.(?:js|d\.ts))$/u
      expect(
        files.filter((file) => !known.test(file)),
        name,
      ).toEqual([])
      expect(
        files.filter((file) => /\.(?:test|stories|fixtures)\.|\/(?:guide|testing|samples|frame-samples)\b/u.test(file)),
        name,
      ).toEqual([])
      expect(files, name).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']))
    }
    const theme = await filesIn(tarballOf('@vidda/theme-so'))
    expect(theme).toEqual(expect.arrayContaining(['dist/theme.css', 'dist/tokens.json']))
    expect(theme).not.toContain('tokens.json')
    expect(theme.some((file) => file.endsWith('.woff2'))).toBe(true)
  })

  it('[R11.04] exports exactly what tests/packed/support/public-surface.data.ts lists', async () => {
    const { said } = await app.node('exports.mjs', ...Object.keys(publicSurface))
    const values = JSON.parse(said) as Readonly<Record<string, readonly string[]>>
    const listed = Object.entries(publicSurface).map(([name, [names]]) => [name, words(names)])
    expect(values).toEqual(Object.fromEntries(listed))

    for (const { name, folder } of libraries()) {
      const types = await typesOf(join(app.folder, 'node_modules', name, 'dist/esm'))
      const expected = Object.entries(publicSurface).flatMap(([path, [, names]]) =>
        path === name || path.startsWith(`${name}/`) ? [[path.slice(name.length + 1), words(names)]] : [],
      )
      expect(types, folder).toEqual(Object.fromEntries(expected))
    }
  })

  it.each(notPublic)('keeps %s to itself', async (name) => {
    const { said } = await app.node('exports.mjs', name)
    expect((JSON.parse(said) as Readonly<Record<string, unknown>>)[name]).toMatch(/^ERR_(?:PACKAGE_PATH_NOT_EXPORTED|MODULE_NOT_FOUND)$/u)
  })

  it('gives every styled element a class name of its own', async () => {
    const ids = [...(await componentIds()).values()].flat()
    expect(ids.length).toBeGreaterThan(50)
    expect(ids.length).toBe(new Set(ids).size)
  })

  it('[R11.82] passes publint, as do the packages of a shop, and carries README, licence and where it comes from', async () => {
    const { packed } = await shared('packed')
    for (const { tarball, name, folder } of packed) {
      expect(await filesIn(tarball), name).toEqual(expect.arrayContaining(['README.md', 'LICENSE']))
      expect(JSON.parse(await textIn(tarball, 'package.json')), name).toMatchObject({ repository: { directory: folder }, engines: {} })
      const { code, output } = await app.node(join(root, 'tests/node_modules/publint/src/cli.js'), 'run', tarball, '--strict')
      expect(code, `${name}\n${output}`).toBe(0)
    }
  })

  it('passes attw as ES modules, every subpath of it', async () => {
    for (const { tarball, name } of libraries()) {
      const subpaths = Object.keys(publicSurface).flatMap((path) =>
        path === name ? ['.'] : path.startsWith(`${name}/`) ? [path.slice(name.length + 1)] : [],
      )
      const attw = join(root, 'tests/node_modules/@arethetypeswrong/cli/dist/index.js')
      const { code, output } = await app.node(attw, tarball, '--profile', 'esm-only', '--no-definitely-typed', '--entrypoints', ...subpaths)
      expect(code, `${name}\n${output}`).toBe(0)
    }
  })
})

describe('an app outside the workspace', () => {
  it('[R11.06] has one copy of each peer', async () => {
    const installed = await readdir(join(app.folder, 'node_modules/.pnpm'))
    const { dependencies, peerDependencies } = JSON.parse(
      await readFile(join(app.folder, 'node_modules/@vidda/ui/package.json'), 'utf8'),
    ) as {
      readonly dependencies: Readonly<Record<string, string>>
      readonly peerDependencies: Readonly<Record<string, string>>
    }
    expect(Object.keys(peerDependencies)).toEqual(['react', 'react-dom', 'react-router-dom', 'styled-components'])
    for (const [peer, range] of Object.entries(peerDependencies)) {
      expect(dependencies).not.toHaveProperty([peer])
      expect(range, peer).toMatch(/^\^/u)
      expect(
        installed.filter((entry) => entry.startsWith(`${peer}@`)),
        peer,
      ).toHaveLength(1)
    }
  })

  it('[R11.04] is checked by TypeScript against what it imports, and so is the README’s recipe', async () => {
    await writeFile(join(app.folder, 'src/wrong.tsx'), wrongUse)
    const { output } = await app.node('node_modules/typescript/bin/tsc', '-p', '.')
    const ours = output.split('\n').filter((line) => /^(?:src|recipe)\/|@vidda/u.test(line))
    expect(ours).toEqual([expect.stringMatching(/^src\/wrong\.tsx\(3,\d+\): error TS2322: Type '"loud"' is not assignable/u)])
  })

  it('[R11.04] builds, and its page takes size, colour and font from the theme and answers a press', async () => {
    const { code, output } = await app.node('node_modules/vite/bin/vite.js', 'build')
    expect(code, output).toBe(0)
    const theme = JSON.parse(await readFile(join(root, 'themes/so/tokens.json'), 'utf8')) as Theme
    const value = (group: 'color' | 'size', name: string) => tokenOf(theme, group, name)?.$value
    await inBrowser(async (page) => {
      const button = page.getByRole('button', { name: 'Legg i handlekurven' })
      const looks = await button.evaluate(
        (element, colour) => {
          const probe = document.body.appendChild(document.createElement('i'))
          probe.style.backgroundColor = colour
          const { backgroundColor, fontFamily } = getComputedStyle(element)
          return { backgroundColor, fontFamily, wanted: getComputedStyle(probe).backgroundColor, className: element.className }
        },
        colorCss(value('color', 'action') as ColorValue),
      )
      expect(looks.backgroundColor).toBe(looks.wanted)
      expect(looks.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
      const { value: height, unit } = value('size', 'control') as DimensionValue
      expect((await button.boundingBox())?.height).toBe(unit === 'rem' ? height * 16 : height)

      const [face] = theme.$extensions['org.vidda'].faces
      expect(looks.fontFamily).toContain(face?.family)
      // `check` says yes to a font that nobody has; a face that was loaded is one that is there.
      const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))
      await expect.poll(loaded).toContainEqual(expect.stringContaining(face?.family ?? 'no face'))

      await button.click()
      expect(await page.title()).toBe('Lagt i kurven')
    })
  })

  it('[R11.79] shows what the README’s recipe for Vite writes, which answers a press and opens a link without a full load', async () => {
    const { code, output } = await app.node('node_modules/vite/bin/vite.js', 'build', 'recipe', '--config', 'vite.config.ts')
    expect(code, output).toBe(0)
    expect(output).not.toMatch(/warn/iu)
    await inBrowser(async (page) => {
      await page.getByRole('button', { name: 'Legg i sekken (0)' }).click()
      await page.getByRole('button', { name: 'Legg i sekken (1)' }).waitFor()
      await page.getByRole('link', { name: 'Se alle klær' }).click()
      await page.getByRole('heading', { name: 'Klær' }).waitFor()
    }, 'recipe/dist')
  })

  it('[R11.04] writes the style of every theme from the tokens in its package', async () => {
    const themes = app.packed.filter(({ folder }) => folder.startsWith('themes/')).map(({ name }) => name)
    expect(themes.length).toBeGreaterThan(3)
    const { said, output } = await app.node('themes.mjs', ...themes)
    expect(said, output).toMatch(/^\{/u)
    expect(JSON.parse(said)).toEqual(Object.fromEntries(themes.map((name) => [name, true])))
  })

  it('[R11.04] bundles no component but the one that it uses', async () => {
    const scripts = await builtScripts()
    const inBundle = [...(await componentIds())].filter(([, ids]) => ids.some((id) => scripts.includes(id)))
    expect(inBundle.map(([path]) => path)).toEqual(['button/Button.styles.js'])
  })

  it('adds at most 2 KB for a button to React and styled-components', async () => {
    const { gzip, modules } = await bundle("export * from '@vidda/ui/button'")
    expect(modules).toContain('button/Button.js')
    expect(gzip).toBeLessThanOrEqual(budgets['button'] ?? 0)
  })

  it('adds no more than its budget for each component', { timeout: minutes(3) }, async () => {
    const over: string[] = []
    for (const name of components()) {
      const { gzip } = await bundle(`export * from '@vidda/ui/${name}'`)
      if (gzip > (budgets[name] ?? commonBudget)) over.push(`${name}: ${gzip}`)
    }
    expect(over).toEqual([])
  })

  it('[R11.04] renders on a server as it does in the browser, with its styles', async () => {
    const built = await app.node('node_modules/vite/bin/vite.js', 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server')
    expect(built.code, built.output).toBe(0)
    const { said, output } = await app.node('written.mjs')
    expect(said, output).toMatch(/^\{/u)
    const { page, shelf, css } = JSON.parse(said) as Readonly<Record<'page' | 'shelf' | 'css', string>>
    const classOf = (html: string) => /<button[^>]* class="([^"]+)"/u.exec(html)?.[1]
    expect(css).toContain('background:var(--button-bg)')
    expect(shelf).toContain('href="/klaer"')
    await inBrowser(async (browserPage) => {
      expect(classOf(page)).toBe(await browserPage.getByRole('button').getAttribute('class'))
    })
  })
})

/** A fault that only declarations can tell. */
const wrongUse = `import { Button } from '@vidda/ui/button'

export const wrong = <Button variant="loud">Kjøp</Button>
`

const words = (names: string): readonly string[] => (names === '' ? [] : names.split(' '))

/** The class names that each of the library's style modules makes. */
async function componentIds(): Promise<ReadonlyMap<string, readonly string[]>> {
  const folder = join(app.folder, 'node_modules/@vidda/ui/dist/esm')
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.styles.js'))
  const pairs = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), 'utf8')
      return [path, [...text.matchAll(/componentId: "([^"]+)"/gu)].map(([, id = '']) => id)] as const
    }),
  )
  return new Map(pairs)
}

async function builtScripts(): Promise<string> {
  const folder = join(app.folder, 'dist/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

/** Shows what the app has built, without a server: the browser's requests for files are answered from the folder, and none for another page. */
async function inBrowser(look: (page: Page) => Promise<void>, built = 'dist'): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    await page.route('http://butikk.test/**', (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({ path: join(app.folder, built, pathname === '/' ? 'index.html' : pathname) })
    })
    await page.goto('http://butikk.test/')
    await look(page)
  } finally {
    await browser.close()
  }
}
