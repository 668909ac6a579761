import { mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { freePorts, removeFolder, root, stateFolder } from '../e2e/support/kit.ts'
import { run, serve, type Server } from '../e2e/support/run.ts'
import { catalogVersions, install, program, withoutTestRunner, writeFiles } from './support/install.ts'
import { nodeIn } from './support/machine.ts'

const minutes = (count: number): number => count * 60_000

const company = {
  name: 'Fjell & Fjære',
  origin: 'https://fjell.example',
  'legal-name': 'Fjell & Fjære AS',
  'org-no': '310000507',
  street: 'Storgata 1',
  'postal-code': '9008',
  city: 'Tromsø',
  email: 'hei@fjell.example',
  phone: '+47 77 00 00 00',
}
const flags = Object.entries(company).flatMap(([name, value]) => [`--${name}`, value])

/** The small shop of the guide's page about data (path → text). */
async function goods(): Promise<Readonly<Record<string, string>>> {
  const page = await readFile(join(root, 'docs/guide/data.md'), 'utf8')
  return Object.fromEntries(
    [...page.matchAll(/^```(?:csv|json) (?<path>goods\/\S+)\n(?<text>[\s\S]*?)^```/gmu)].map(({ groups }) => [
      groups?.['path'] ?? '',
      (groups?.['text'] ?? '').replace('1499,00', '149900'),
    ]),
  )
}

let folder: string
let shop: string

const vidda = (...args: readonly string[]) => program(shop, [join(shop, 'node_modules/.bin/vidda'), ...args])

beforeAll(async () => {
  folder = await realpath(await stateFolder())
  shop = join(folder, 'chain')
  await mkdir(shop)
  const peers = await catalogVersions(['react', 'react-dom', 'react-router-dom', 'styled-components', 'vite'])
  const ours = Object.fromEntries(['cli', 'brand', 'host', 'storefront', 'theme-so'].map((name) => [`@vidda/${name}`, '*']))
  await install(shop, 'npm', { dependencies: { ...ours, ...peers } })
}, minutes(10))

afterAll(() => removeFolder(folder), minutes(1))

describe('npx vidda in a folder with the packages alone', { timeout: minutes(10) }, () => {
  it('[R11.122] has the commands of a shop, and names itself as it is typed', async () => {
    const { code, said } = await vidda('--help')
    expect(code).toBe(0)
    expect(said).toContain('npx vidda <command> --help')
    const listed = [...said.matchAll(/^ {2}(?<name>[a-z]+) {2,}/gmu)].map(({ groups }) => groups?.['name'])
    expect(listed).toEqual(['start', 'build', 'brand', 'doctor', 'upgrade', 'data', 'admin'])
    for (const command of listed) expect((await vidda(command ?? '', '--help')).said).not.toMatch(/pnpm|demo/u)
    expect(await vidda('brand', 'new', 'fjell', '--demo', ...flags)).toMatchObject({
      code: 2,
      output: expect.stringContaining('not published'),
    })
    expect(await vidda('studio')).toMatchObject({ code: 2, output: expect.stringContaining('See npx vidda --help.') })
  })

  it.skipIf(!['linux', 'darwin'].includes(process.platform))('[R11.112] says on Node 20.0.0 which Node it wants', async () => {
    const oldNode = await nodeIn(join(folder, 'node'), '20.0.0')
    const { code, errors } = await run([join(shop, 'node_modules/.bin/vidda'), '--help'], { cwd: shop, bare: true, program: oldNode })
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/^vidda runs on Node \d+ or newer, and \S+ is Node 20\.0\.0\. /u)])
    expect(code).toBe(1)
  })

  it('[R11.122] begins a brand with its theme and its app, and nothing is found wrong with it', async () => {
    const { code, output } = await vidda('brand', 'new', 'fjell', '--color', '#0b5385', ...flags)
    expect([code, output]).toEqual([0, expect.stringContaining('Next: npx vidda start --brand fjell')])
    const made = (await readdir(shop)).filter((name) => !['node_modules', 'package.json', 'package-lock.json', '.npmrc'].includes(name))
    expect(made.toSorted()).toEqual(['apps', 'brands', 'themes'])
    expect((await vidda('doctor')).output).toMatch(/^0 faults, 0 warnings, 9 to fill in$/mu)
    expect((await vidda('brand', 'list')).output).toMatch(/^ *fjell +Fjell & Fjære +https:\/\/fjell\.example +fjell +1$/mu)
    const { $schema } = JSON.parse(await readFile(join(shop, 'brands/fjell/brand.json'), 'utf8')) as { readonly $schema: string }
    expect(JSON.parse(await readFile(join(shop, 'brands/fjell', $schema), 'utf8'))).toHaveProperty('properties.chainId')
  })

  it('[R11.122] tells what is wrong with a brand, and does not build it', async () => {
    const file = join(shop, 'brands/fjell/brand.json')
    const sound = await readFile(file, 'utf8')
    await writeFile(file, sound.replace('310000507', '310000508'))
    const { code, output } = await vidda('build')
    expect([code, output]).toEqual([1, expect.stringMatching(/brands\/fjell\/brand\.json.*310000508/su)])
    await writeFile(file, sound)
    expect((await vidda('upgrade')).code).toBe(0)
  })

  it('[R11.122] refuses a number of invented goods, which are not published', async () => {
    expect(await vidda('start', '--articles', '600')).toMatchObject({ code: 2, output: expect.stringContaining('not published') })
  })

  it('[R11.122] brings data in, and says where a record has a fault', async () => {
    const files = await goods()
    await writeFiles(shop, files)
    const { code, output } = await vidda('data', 'import', ...Object.keys(files))
    expect([code, output]).toEqual([0, expect.stringContaining('goods/articles.csv')])
    await writeFile(join(shop, 'stock.csv'), 'ean;shopId;qty\n7090000000099;1;4\n')
    expect(await vidda('data', 'check', 'stock.csv')).toMatchObject({ code: 1, output: expect.stringContaining('7090000000099') })
  })

  describe('its shop', () => {
    let server: Server
    let browser: Browser
    let url: string

    beforeAll(async () => {
      const port = await freePorts(1)
      url = `http://localhost:${port}`
      const env = withoutTestRunner as Record<string, string>
      server = await serve([join(shop, 'node_modules/.bin/vidda'), 'start', '--port', String(port)], {
        cwd: shop,
        bare: true,
        env,
        ready: /Ctrl-C stops everything/,
      })
      browser = await openBrowser()
    }, minutes(5))

    afterAll(async () => {
      await browser?.close()
      await server?.stop()
    })

    it('[R11.122] is built, started, and shows what was brought in', async () => {
      const { page, problems } = await openPage(browser, { viewport: { width: 390, height: 844 } })
      await page.goto(`${url}/klaer`)
      await page
        .getByRole('link', { name: /Regnjakke Storm/u })
        .first()
        .waitFor()
      await page.goto(`${url}/butikker`)
      await page
        .getByRole('link', { name: /Bergen/u })
        .first()
        .waitFor()
      expect(problems).toEqual([])
    })
  })
})
