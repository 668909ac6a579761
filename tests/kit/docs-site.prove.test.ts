import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AddressInfo } from 'node:net'
import { serveSite } from '@vidda/tooling-docs/serve-site'
import { root } from '@vidda/tooling-shared/root'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violations } from '../e2e/support/axe.ts'
import { openBrowser, openPage } from '../e2e/support/browser.ts'
import { freePorts } from '../e2e/support/kit.ts'
import { run, serve } from '../e2e/support/run.ts'

const program = join(root, 'tooling/docs/src/main.ts')
const above = mkdtempSync(join(tmpdir(), 'vidda-site-'))
/** Built in one folder, and moved to another. */
const site = join(above, 'somewhere else')

let built: Awaited<ReturnType<typeof run>>
let browser: Browser
let server: Awaited<ReturnType<typeof serveSite>>
let origin = ''

beforeAll(async () => {
  built = await run([program, '--to', join(above, 'site')], { cwd: root, timeout: 120_000 })
  renameSync(join(above, 'site'), site)
  server = await serveSite(site, 0)
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  server?.close()
  rmSync(above, { recursive: true, force: true })
})

const htmlFiles = (): readonly string[] =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(site, name))

const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe('the files of the site', () => {
  it('[R11.96] are built without a word too many', () => {
    expect(built).toEqual({ code: 0, errors: '', said: expect.stringMatching(/^\d+ pages in \S+\n$/u) })
    expect(htmlFiles().length).toBe(Number.parseInt(built.said, 10))
  })

  it('[R11.96] have a title of their own, and one heading', () => {
    const titles = htmlFiles().map((file) => all(readFileSync(file, 'utf8'), /<title>([^<]+)<\/title>/gu))
    expect(titles.length).toBeGreaterThan(40)
    expect(titles.filter((title) => title.length !== 1)).toEqual([])
    const headings = htmlFiles().filter((file) => all(readFileSync(file, 'utf8'), /(<h1>)/gu).length !== 1)
    expect(headings).toEqual([])
  })

  it('[R11.96] lead only to files and places that are there, and ask no other server', () => {
    const broken = htmlFiles().flatMap((file) => {
      const html = readFileSync(file, 'utf8')
      const loaded = all(html, /\ssrc="([^"]+)"/gu).concat(all(html, /<link [^>]*href="([^"]+)"/gu))
      const links = all(html, /<a [^>]*href="([^"]+)"/gu).filter((href) => !/^(?:https|mailto):/u.test(href))
      return [...loaded, ...links].flatMap((href) => {
        const [path = '', anchor = ''] = href.split('#')
        const target = path === '' ? file : join(dirname(file), path)
        const isThere =
          !/^[a-z]+:/u.test(href) && existsSync(target) && (anchor === '' || readFileSync(target, 'utf8').includes(`id="${anchor}"`))
        return isThere ? [] : [`${relative(site, file)}: ${href}`]
      })
    })
    expect(broken).toEqual([])
    expect(readFileSync(join(site, 'docs.css'), 'utf8')).not.toMatch(/url\(["']?(?:https?:)?\/\//u)
  })
})

/** What is shown for words in the search of an open page. */
async function search(page: Page, words: string): Promise<readonly string[]> {
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill(words)
  await page.locator('.search [role=status]', { hasText: /place|Nothing/u }).waitFor()
  return page.locator('.search li strong').allTextContents()
}

describe('the search', () => {
  it.each([
    ['Klikk & Hent', /Start/u],
    ['doctor', /Brand/u],
    ['contrast', /Theme › Contrast/u],
    ['backup', /Operate › Backups/u],
    ['VIDDA_SECRET', /Settings/u],
    ['conformnace', /Component/u],
  ])('[R11.97] finds %s', async (words, first) => {
    const { page, context, problems } = await openPage(browser)
    await page.goto(`${origin}/start.html`)
    expect((await search(page, words)).slice(0, 3).join('\n')).toMatch(first)
    expect(problems).toEqual([])
    await context.close()
  })

  it('[R11.97] says where there is nothing', async () => {
    const { page, context } = await openPage(browser)
    await page.goto(`${origin}/adr/0001-sources-run-as-typescript.html`.replace('/adr/', '/docs/adr/'))
    expect(await search(page, 'xylofonskole')).toEqual([])
    expect(await page.locator('.search [role=status]').textContent()).toBe('Nothing has “xylofonskole”.')
    await context.close()
  })

  it('[R11.96] [R11.97] works in a page that is opened as a file, by keyboard alone', async () => {
    const { page, context, problems } = await openPage(browser)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(pathToFileURL(join(site, 'docs/adr/0002-layers-and-three-laws.html')).href)
    expect((await search(page, 'contrast'))[0]).toContain('Theme')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    await page.waitForURL(/theme\.html#contrast$/u)
    expect(await page.getByRole('heading', { name: 'Contrast' }).isVisible()).toBe(true)
    expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })
})

const looks = (['light', 'dark'] as const).flatMap((colorScheme) => [390, 1440].map((width) => [colorScheme, width] as const))

describe.each(looks)('a page in %s colours at %i px', (colorScheme, width) => {
  it.each(['index', 'brand', 'theme', 'settings', 'docs/decisions', 'packages/ui/index'])(
    '[R11.96] has no accessibility findings: %s',
    async (name) => {
      const { page, context, problems } = await openPage(browser, { colorScheme, viewport: { width, height: 900 } })
      await page.goto(`${origin}/${name}.html`)
      expect(await violations(page)).toEqual([])
      await search(page, 'contrast')
      expect(await violations(page)).toEqual([])
      expect(problems).toEqual([])
      await context.close()
    },
  )
})

it('[R11.96] nothing is wider than a narrow window', async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 320, height: 800 } })
  for (const file of htmlFiles()) {
    await page.goto(`${origin}/${relative(site, file)}`)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect([relative(site, file), wider]).toEqual([relative(site, file), 0])
  }
  await context.close()
})

it('[R11.96] pnpm guide --serve shows the site, and nothing that lies beside it', async () => {
  const port = await freePorts(1)
  const asked = ['--serve', '--port', String(port), '--to', join(above, 'served')]
  const shown = await serve([program, ...asked], { cwd: root })
  try {
    const status = async (path: string): Promise<number> => (await fetch(`http://127.0.0.1:${port}${path}`)).status
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1>Vidda</h1>')])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await Promise.all(['/brand.html', '/nothing.html', '/..%2fsomewhere%20else%2findex.html', '/%zz'].map(status))).toEqual([
      200, 404, 404, 404,
    ])
    const second = await run([program, ...asked], { cwd: root })
    expect([second.code, second.errors]).toEqual([1, 'The port is taken: choose another one with --port.\n'])
  } finally {
    await shown.stop()
  }
})

it.each([
  [['--help'], 0, /pnpm guide: build/u],
  [['--port', 'x'], 1, /--port is "x"/u],
  [['--bring'], 2, /Unknown option '--bring'\. See pnpm guide --help\./u],
])('[R11.96] the command answers %j', async (args, status, words) => {
  const { code, said, errors } = await run([program, ...args], { cwd: root })
  expect([code, said + errors]).toEqual([status, expect.stringMatching(words)])
})
