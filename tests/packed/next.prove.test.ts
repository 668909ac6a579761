import { realpath } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openPage, type Watched } from '../e2e/support/browser.ts'
import { freePorts, removeFolder, stateFolder } from '../e2e/support/kit.ts'
import { serve, type Server } from '../e2e/support/run.ts'
import { catalogVersions, install, program, withoutTestRunner, writeFiles } from './support/install.ts'
import { everythingPage, nextFiles } from './support/next-app.data.ts'
import { publicSurface } from './support/public-surface.data.ts'
import { recipe } from './support/recipe.ts'

const minutes = (count: number): number => count * 60_000

/** The newest of which the recipe is known to hold. */
const next = '16.4.6'
/** What `create-next-app` installs beside it. */
const typescript = '5.9.3'

const env = { ...withoutTestRunner, NEXT_TELEMETRY_DISABLED: '1' } as Record<string, string>
const nextProgram = 'node_modules/next/dist/bin/next'

const surface = Object.entries(publicSurface).filter(([name]) => name.startsWith('@vidda/ui/'))

let folder = ''
let port: number
let browser: Browser

beforeAll(async () => {
  folder = await realpath(await stateFolder())
  await install(folder, 'npm', {
    dependencies: {
      ...Object.fromEntries(['domain', 'theme-so', 'tokens', 'ui'].map((name) => [`@vidda/${name}`, '*'])),
      ...(await catalogVersions(['react', 'react-dom', 'react-router-dom', 'styled-components'])),
      next,
    },
    devDependencies: { ...(await catalogVersions(['@types/node', '@types/react', '@types/react-dom'])), typescript },
  })
  await writeFiles(folder, {
    ...nextFiles,
    ...(await recipe('packages/ui/README.md', 'With Next')),
    'app/everything/page.tsx': everythingPage(surface.map(([name]) => name)),
  })
  port = await freePorts(2)
  browser = await openBrowser()
}, minutes(10))

afterAll(async () => {
  await browser?.close()
  if (folder) await removeFolder(folder)
}, minutes(1))

/** A page that remembers warnings too. */
async function watched(): Promise<Watched & { readonly warnings: readonly string[] }> {
  const opened = await openPage(browser)
  const warnings: string[] = []
  opened.page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())))
  return { ...opened, warnings }
}

/** What the component has, and what its theme's token is. */
const colors = (shown: Locator, property: 'color' | 'backgroundColor', token: string) =>
  shown.evaluate(
    (element, [name, wanted]) => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style[name] = `var(--vd-color-${wanted})`
      return [getComputedStyle(element)[name], getComputedStyle(probe)[name]]
    },
    [property, token] as const,
  )

/** Presses, follows a link without a full load, and comes back. */
async function walk(page: Page, url: string): Promise<void> {
  await page.goto(url)
  const button = page.getByRole('button', { name: 'Legg i sekken' })
  await expect.poll(async () => (await button.click(), button.textContent())).toMatch(/\([1-9]\d*\)/u)
  await page.evaluate(() => void (document.documentElement.dataset['sameDocument'] = 'yes'))
  await page.getByRole('link', { name: 'Se alle klær' }).click()
  await page.getByRole('heading', { name: 'Klær', exact: true }).waitFor()
  expect(await page.locator('html').getAttribute('data-same-document')).toBe('yes')
  await page.getByLabel('Nytt passord', { exact: true }).fill('fjellvettregler på tur')
  const handle = page.getByRole('slider').first()
  await handle.press('ArrowRight')
  await expect.poll(() => handle.getAttribute('aria-valuenow')).toBe('10')
  await page.getByText('Vask', { exact: true }).click()
  await page.getByText('Vaskes på 30 grader.').waitFor()
  await page.goto(`${url}/klaer`)
  await page.getByRole('listitem').first().waitFor()
}

describe('the recipe for Next', { timeout: minutes(5) }, () => {
  let app: Server
  let url: string

  beforeAll(async () => {
    const { code, output } = await program(folder, [process.execPath, nextProgram, 'build'], { NEXT_TELEMETRY_DISABLED: '1' })
    if (code !== 0) throw new Error(`Next does not build:\n${output}`)
    url = `http://localhost:${port}`
    app = await serve([nextProgram, 'start', '-p', String(port)], { cwd: folder, bare: true, env, ready: /Ready in/u })
  }, minutes(10))

  afterAll(() => app?.stop())

  it('[R11.79] sends components with their styles, so that a page without scripts looks as it should', async () => {
    const { page } = await openPage(browser, { javaScriptEnabled: false })
    await page.goto(url)
    // A button that nothing would happen at is not shown without scripts.
    expect(await page.getByText('Legg i sekken').isVisible()).toBe(false)
    const [color, wanted] = await colors(page.getByRole('link', { name: 'Se alle klær' }), 'color', 'link')
    expect(color).toBe(wanted)
  })

  it('[R11.79] hydrates, answers a press and opens links without a full load, and the console stays empty', async () => {
    const { page, problems, warnings } = await watched()
    await walk(page, url)
    await page.goto(url)
    const [color, wanted] = await colors(page.getByRole('button', { name: 'Legg i sekken' }), 'backgroundColor', 'action')
    expect(color).toBe(wanted)
    expect([...problems, ...warnings]).toEqual([])
  })

  it('[R11.79] has components and hooks as the browser’s, and plain functions as anybody’s, on every subpath', async () => {
    const html = await (await fetch(`${url}/everything`)).text()
    const kinds = JSON.parse((/<pre>(?<json>[^<]*)</u.exec(html)?.groups?.['json'] ?? '').replaceAll('&quot;', '"')) as readonly [
      string,
      string,
    ][]
    expect(kinds.map(([name]) => name).toSorted()).toEqual(
      surface
        .flatMap(([, [values]]) => values.split(' '))
        .filter(Boolean)
        .toSorted(),
    )
    const isOfClient = (name: string) => /^(?:[A-Z]|use[A-Z])/u.test(name)
    expect(kinds.filter(([name, kind]) => isOfClient(name) !== (kind === 'client'))).toEqual([])
  })
})

it('[R11.79] the development server of Next finds nothing to warn of either', { timeout: minutes(5) }, async () => {
  const app = await serve([nextProgram, 'dev', '-p', String(port + 1)], { cwd: folder, bare: true, env, ready: /Ready in/u })
  try {
    const { page, problems, warnings } = await watched()
    await walk(page, `http://localhost:${port + 1}`)
    expect([...problems, ...warnings]).toEqual([])
  } finally {
    await app.stop()
  }
})
