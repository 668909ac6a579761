import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { readStories } from '@vidda/tooling-shared/source/stories'
import { openMatrix } from '@vidda/tooling-visual/matrix-page'
import { proveTokenChange } from '@vidda/tooling-visual/prove'
import { buildStorybook, openSession, type Session } from '@vidda/tooling-visual/session'
import { parseTokenChange } from '@vidda/tooling-visual/token-change'
import { namedIn, possibleUsers } from '@vidda/tooling-visual/token-users'
import { unseenOf } from '@vidda/tooling-visual/unseen'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const themes = readdirSync(join(root, 'themes'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const built = mkdtempSync(join(tmpdir(), 'vidda-storybook-'))
let session: Session

beforeAll(async () => {
  await buildStorybook(built)
  session = await openSession(undefined, built)
})

afterAll(async () => {
  await session.close()
  rmSync(built, { recursive: true, force: true })
})

it('[R11.26] is built with every story in its index', () => {
  const stories = readStories(root)
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, { readonly type: string; readonly importPath: string; readonly title: string }>>
  }
  const indexed = Object.values(entries).filter(({ type, importPath }) => type === 'story' && importPath.startsWith('./packages/'))
  expect(indexed.length).toBe(stories.length)
  expect(existsSync(join(built, 'iframe.html'))).toBe(true)
  const scripts = readdirSync(join(built, 'assets')).filter((file) => file.endsWith('.js'))
  const code = scripts.map((file) => readFileSync(join(built, 'assets', file), 'utf8')).join('\n')
  expect(code).toMatch(/displayName:\s*[`"']TextField[`"']/u)
  expect(code).toContain('id, so that a form summary can lead to it')
})

describe('the toolbar', () => {
  it('[R11.27] switches the theme among all that exist, and the story shown changes with it', async () => {
    const page = await session.browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${session.url}/?path=/story/primitives-button--quiet`)
    const frame = page.frameLocator('#storybook-preview-iframe')
    await frame.getByRole('button').waitFor({ timeout: 120_000 })
    const looks = new Map<string, string>()
    for (const theme of themes) {
      await page.getByRole('button', { name: /^Theme/u }).click()
      await page.getByRole('option', { name: theme, exact: true }).click()
      await frame.locator(`html[data-theme="${theme}"]`).waitFor({ timeout: 60_000 })
      const look = await frame.getByRole('button').evaluate((button) => {
        const { backgroundColor, color, fontFamily, borderRadius } = getComputedStyle(button)
        return [backgroundColor, color, fontFamily, borderRadius].join(' ')
      })
      looks.set(theme, look)
    }
    await page.close()
    expect([...looks.keys()]).toEqual(themes)
    expect(new Set(looks.values()).size).toBe(themes.length)
  })

  it('shows a theme as on a dark page, and as on a light one again', async () => {
    const page = await session.browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${session.url}/?path=/story/primitives-button--quiet&globals=theme:tinden`)
    const frame = page.frameLocator('#storybook-preview-iframe')
    await frame.locator('html[data-theme="tinden"]').waitFor({ timeout: 120_000 })
    const surface = () => frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--vd-color-surface'))
    const light = await surface()
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Scheme/u }).click()
      await page.getByRole('option', { name, exact: true }).click()
    }
    await choose('Dark')
    await expect.poll(surface).not.toBe(light)
    await choose('Light')
    await expect.poll(surface).toBe(light)
    await page.close()
  })

  it('[R11.43] shows a story as a brand has it: its theme, name, logo and menu', async () => {
    const page = await session.browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${session.url}/?path=/story/patterns-headertwoline--empty-cart`)
    const frame = page.frameLocator('#storybook-preview-iframe')
    await frame.getByRole('img', { name: /Eksempel/u }).waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: /^Brand/u }).click()
    await page.getByRole('option', { name: 'Tinden', exact: true }).click()
    await frame.getByRole('img', { name: /Tinden/u }).waitFor({ timeout: 60_000 })
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('tinden')
    const entries = await frame.locator('[data-group=genders] a').allTextContents()
    expect(entries).toEqual(['Dame', 'Herre', 'Uni'])
    const logo = frame.getByRole('img', { name: /Tinden/u })
    expect(await logo.evaluate((image) => getComputedStyle(image).content)).toBe('normal')
    await page.close()
  })

  it('[R11.44] shows a story in windows of several widths at once, each under what the toolbar says', async () => {
    const page = await session.browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(`${session.url}/?path=/story/primitives-button--quiet&globals=theme:tinden`)
    const preview = page.frameLocator('#storybook-preview-iframe')
    await preview.getByRole('button').waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: /^Widths/u }).click()
    await page.getByRole('option', { name: '390 · 768 · 1440', exact: true }).click()
    const found: (readonly [number, string | undefined])[] = []
    for (const width of [390, 768, 1440]) {
      const window = preview.frameLocator(`iframe[title="${width} px"]`)
      await window.getByRole('button').waitFor({ timeout: 120_000 })
      found.push(await window.locator('html').evaluate((html: HTMLElement) => [innerWidth, html.dataset['theme']] as const))
    }
    expect(found).toEqual([390, 768, 1440].map((width) => [width, 'tinden']))
    await page.close()
  })
})

describe('the test of a story', () => {
  const planted = join(root, '.vidda', 'planted-stories')
  afterAll(() => rmSync(planted, { recursive: true, force: true }))

  const story = `
export default { title: 'Planted' }
export const Sound = { render: () => <p>Hei</p> }
export const Complains = { render: () => { console.error('Oh no'); return <p>Hei</p> } }
export const Nameless = { render: () => <button type="button" /> }
export const Asks = { render: () => <p>Hei</p>, play: async () => { await fetch('/api/v1/shops').catch(() => null) } }
export const Faint = { render: () => <><style>{'[data-theme="${themes.find((name) => name !== 'so') ?? ''}"] .pale { color: #ddd; background: #fff }'}</style><p className="pale">Hei</p></> }
export const Wide = { render: () => <p style={{ width: 400 }}>Hei</p> }
export const Dim = { render: () => <p style={{ color: '#222', background: 'var(--vd-color-surface)' }}>Hei</p> }
`

  /** A page of stories stays for the next file, and what listens to it with it. */
  const later = `
export default { title: 'Planted later' }
export const SoundLater = { render: () => <p>Hei</p> }
export const ComplainsLater = { render: () => { console.error('Oh no'); return <p>Hei</p> } }
export const AsksLater = { render: () => <p>Hei</p>, play: async () => { await fetch('/api/v1/shops').catch(() => null) } }
`

  type Result = { readonly title: string; readonly status: string; readonly failureMessages: readonly string[] }
  type Report = {
    readonly testResults: readonly { readonly assertionResults: readonly Result[] }[]
  }

  /** Plays the stories below a path, with a cache of their own. */
  const play = (path: string, env: Readonly<Record<string, string>> = {}): readonly Result[] => {
    const report = join(planted, 'report.json')
    const options = ['run', '--project', 'storybook so', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`, path]
    spawnSync(process.execPath, [join(root, 'node_modules', 'vitest', 'vitest.mjs'), ...options], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env, CACHE_DIR: join(planted, 'cache') },
    })
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
    return testResults.flatMap(({ assertionResults }) => assertionResults)
  }

  it('[R11.28] fails when it writes errors, asks the commerce API, has an accessibility finding in any theme, or is wider than a narrow window', () => {
    mkdirSync(planted, { recursive: true })
    writeFileSync(join(planted, 'Planted.stories.tsx'), story)
    writeFileSync(join(planted, 'PlantedLater.stories.tsx'), later)
    const results = play(planted, { VIDDA_PROVE: '1', VIDDA_STORIES: '../.vidda/planted-stories' })
    const wide = results.find(({ title }) => title === 'Wide')
    expect(wide?.failureMessages.join('\n')).toContain('px wider than a window of 320 px')
    expect(Object.fromEntries(results.map(({ title, status }) => [title, status]))).toEqual({
      Sound: 'passed',
      Complains: 'failed',
      Nameless: 'failed',
      Asks: 'failed',
      Faint: 'failed',
      Wide: 'failed',
      Dim: 'failed',
      'Sound Later': 'passed',
      'Complains Later': 'failed',
      'Asks Later': 'failed',
    })
  })

  it('passes in a run after one that had other stories', () => {
    const results = play('packages/ui/src/primitives/badge')
    expect(results.length).toBeGreaterThan(0)
    expect(results.filter(({ status }) => status !== 'passed')).toEqual([])
  })
})

describe('a meter', () => {
  const wishes = { 'more contrast': { contrast: 'more' }, 'forced colours': { forcedColors: 'active' } } as const

  it.each(Object.keys(wishes) as (keyof typeof wishes)[])('tells what is filled from what is not under %s', async (wish) => {
    const page = await session.browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.emulateMedia(wishes[wish])
    for (const theme of themes) {
      await page.goto(`${session.url}/iframe.html?id=commerce-loadmore--some&viewMode=story&globals=theme:${theme}`)
      const track = page.locator('[data-part="track"]')
      await track.waitFor({ timeout: 120_000 })
      const [bar, rest] = await track.evaluate((element) => [
        getComputedStyle(element, '::before').backgroundColor,
        getComputedStyle(element).backgroundColor,
      ])
      expect(bar, theme).not.toBe(rest)
    }
    await page.close()
  })
})

describe('the matrix', () => {
  const open = (component: string) => openMatrix(session.browser, session.url, component, 390)

  it.each([
    ['button', ['Full', 'Disabled', 'Loading quiet']],
    ['campaign-label', ['Clearance', 'News', 'Member']],
    ['product-card', ['Clearance', 'News', 'Member', 'Without facts']],
    ['price-filter', ['One price', 'Disabled']],
    ['shop-picker', ['Loading', 'Failed', 'No shops', 'Position refused']],
  ])('shows every state of %s', async (component, states) => {
    const { page, close } = await open(component)
    const shown = await page.locator('.matrix-row').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')))
    await close()
    expect(shown).toEqual(expect.arrayContaining(states))
  })

  it('shows the skip link as it looks with focus', async () => {
    const { page, close } = await open('skip-link')
    const cells = page.locator('.theme-cell')
    const places = await cells.evaluateAll((all) =>
      all.map((cell) => (cell.querySelector('a')?.getBoundingClientRect().top ?? -1) - cell.getBoundingClientRect().top),
    )
    await close()
    expect(places.length).toBe(themes.length)
    expect(places.every((place) => place >= 0)).toBe(true)
  })
})

describe('the home grid on a phone', () => {
  it.each(themes)('breaks no word of the link to more, in the theme %s', async (theme) => {
    for (const width of [320, 390]) {
      const page = await session.browser.newPage({ viewport: { width, height: 844 } })
      await page.goto(`${session.url}/iframe.html?id=commerce-homegrid--goods-only&viewMode=story&globals=theme:${theme}`)
      const link = page.getByRole('link', { name: 'Se alle bestselgere' })
      await link.waitFor({ timeout: 120_000 })
      const lines = await link.evaluate(async (element) => {
        await document.fonts.ready
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
        return ['Se', 'alle', 'bestselgere'].map((word) => {
          const range = document.createRange()
          const start = text?.textContent?.indexOf(word) ?? 0
          if (text) range.setStart(text, start)
          if (text) range.setEnd(text, start + word.length)
          return range.getClientRects().length
        })
      })
      await page.close()
      expect(lines, `${width} px`).toEqual([1, 1, 1])
    }
  })
})

describe('the visual comparison', () => {
  it('sees a changed token in the components and the theme that use it, nowhere else, and nothing once it is changed back', async () => {
    const users = possibleUsers('color.star')
    const others = users.filter((component) => component !== 'rating').slice(0, 3)
    const without = ['accordion', 'button', 'price']
    const components = ['rating', ...others, ...without]
    const change = parseTokenChange('so:color.star=#7700ff')
    const { byStyles, byPictures, afterwards } = await proveTokenChange(session, components, change, [390])
    expect(byStyles['so']).toContain('rating')
    expect(users.filter((component) => without.includes(component))).toEqual([])
    expect(byStyles['so']?.filter((component) => !users.includes(component))).toEqual([])
    expect(byPictures).toEqual(byStyles)
    expect(Object.keys(byPictures)).toEqual(['so'])
    expect(afterwards).toEqual({})
    const named = namedIn('color.star').filter((component) => components.includes(component))
    expect(unseenOf({ token: 'color.star', theme: 'so' }, named, byPictures['so'] ?? []).untold).toEqual([])
  })

  it('sees the tokens of what waits out of sight: of the skip link alone, not of the page that hides it', async () => {
    const change = parseTokenChange('so:color.surfaceInverse=#7700ff')
    const { byStyles, byPictures } = await proveTokenChange(session, ['campaign-label', 'page', 'skip-link'], change, [390])
    expect(byStyles['so']).toEqual(['campaign-label', 'skip-link'])
    expect(byPictures).toEqual(byStyles)
  })
})
