import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { hexOf, readBrand, serviceScripts, type Brand } from '@vidda/brand'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { observe } from './support/observatory.ts'
import { brandOrder, root } from './support/kit.ts'
import { pageTypes, paymentPages } from './support/pages.ts'
import { withShops } from './support/shops.ts'

type Answer = { readonly path: string; readonly status: number; readonly headers: Headers; readonly html: string }

const shops = withShops()

const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources.join(' ')]
    }),
  )

type Rgb = readonly number[]

/** What the browser paints the header's ground, the page's ground and its text with. */
function paintedColors(header: Element): Readonly<Record<'header' | 'surface' | 'text', Rgb>> {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const paint = (color: string): Rgb => {
    if (!canvas) return []
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
    return Array.from(canvas.getImageData(0, 0, 1, 1).data).slice(0, 3)
  }
  const grounds = [header, ...header.querySelectorAll('*')].map((element) => getComputedStyle(element).backgroundColor)
  const { backgroundColor, color } = getComputedStyle(document.body)
  return {
    header: paint(grounds.find((ground) => ground !== 'rgba(0, 0, 0, 0)') ?? ''),
    surface: paint(backgroundColor),
    text: paint(color),
  }
}

/** Browsers round OKLCH a little differently than we do. */
const distance = (painted: Rgb, hex: string): number =>
  Math.max(...[0, 1, 2].map((part) => Math.abs((painted[part] ?? Number.NaN) - Number.parseInt(hex.slice(1 + part * 2, 3 + part * 2), 16))))

describe.each(brandOrder)('%s', (brand) => {
  const url = () => shops.url(brand)
  let answers: readonly Answer[]
  let paid: readonly string[]
  let data: Brand

  beforeAll(async () => {
    data = await readBrand(new URL(`brands/${brand}/`, pathToFileURL(root)))
    paid = await paymentPages(url())
    const { missing, ...pages } = await pageTypes(url())
    answers = await Promise.all(
      [...Object.values(pages), ...paid, '/checkout/kvittering', missing].map(async (path) => {
        const answer = await fetch(url() + path)
        return { path, status: answer.status, headers: answer.headers, html: await answer.text() }
      }),
    )
  })

  it('every type of page is there, and one that is not answers 404', () => {
    const known = answers.filter(({ status }) => status === 200)
    expect(known.length).toBe(answers.length - 1)
    expect(answers.at(-1)?.status).toBe(404)
  })

  it('the policy of every page allows no inline script but the one that brings the others, and no style element but the page’s own', () => {
    const named = serviceScripts(data.config.consent.services)
    for (const { path, headers, html } of answers) {
      const directives = directivesOf(headers.get('content-security-policy') ?? '')
      expect(directives.get('default-src'), path).toBe(`'none'`)
      const scripts = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
      const run = scripts.filter(([, attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes))
      const hashes = run.map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      expect(hashes, path).toHaveLength(1)
      const services = path.startsWith('/checkout/') ? [] : named
      const nonce = scripts.flatMap(([, attributes = '']) => /nonce="([^"]+)"/.exec(attributes)?.[1] ?? [])
      expect(nonce, path).toHaveLength(paid.includes(path) ? 1 : 0)
      const brought = nonce.flatMap((one) => [`'nonce-${one}'`, `'strict-dynamic'`])
      expect(directives.get('script-src'), path).toBe([`'self'`, ...hashes, ...brought, ...services].join(' '))
      expect(directives.get('style-src-elem'), path).toMatch(/'self' 'sha256-/)
      for (const name of ['script-src', 'script-src-elem', 'style-src-elem']) {
        expect(directives.get(name) ?? '', `${name} of ${path}`).not.toMatch(/unsafe-(?:inline|eval|hashes)|\*|data:|blob:/)
      }
      expect(html, path).not.toMatch(/<[^>]+\son[a-z]+="/)
    }
  })

  it('csp_evaluator finds nothing of a high severity in the policy of any page, file or answer of the API', async () => {
    const others = ['/robots.txt', '/payment', '/favicon.svg', `/api/v1/genders`, '/api/v1/reference', '/finnes-ikke.js']
    const told = await Promise.all(
      others.map(async (path) => ({ path, headers: (await fetch(url() + path, { redirect: 'manual' })).headers })),
    )
    for (const { path, headers } of [...answers, ...told]) {
      const { csp } = new CspParser(headers.get('content-security-policy') ?? '')
      const severe = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.HIGH)
      expect(severe.map(({ directive, description }) => `${path}: ${directive} ${description}`)).toEqual([])
    }
  })

  it('the Observatory’s table gives pages and the reference 135 points, and everything else the most that it can have', async () => {
    const points = async (path: string, least: number) => {
      const score = await observe(url() + path)
      console.log(`${brand} ${path}: ${score.points} (${score.told.join(', ')})`)
      return { path, points: score.points, enough: score.points >= least }
    }
    const rows = [
      // The sandbox of payments is on plain http, as no provider is: what its pages have over https is measured by observatory.prove.
      ...(await Promise.all(answers.filter(({ path }) => !paid.includes(path)).map(({ path }) => points(path, 135)))),
      await points('/api/v1/reference', 135),
      // What has no scripts to check gets 130; an answer that sets a cookie, as it should be set, 135 over https.
      ...(await Promise.all(
        ['/robots.txt', '/sitemap.xml', '/payment', '/assets/borte.js', '/api/v1/openapi.json', '/api/v1/receipts/ukjent', '/healthz'].map(
          (path) => points(path, 130),
        ),
      )),
    ]
    expect(rows.filter(({ enough }) => !enough)).toEqual([])
  })

  it('[R10.85] no page sets a cookie, and the first answer under /api/v1 sets XSRF-TOKEN', async () => {
    for (const { path, headers } of answers) expect(headers.getSetCookie(), path).toEqual([])
    const { headers, status } = await fetch(`${url()}/api/v1/genders`)
    expect(status).toBe(200)
    expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toContain('XSRF-TOKEN')
  })

  it('[R10.79] every page is in bokmål from the server on', () => {
    for (const { path, html } of answers) expect(html, path).toMatch(/^<!doctype html><html lang="nb">/)
  })

  it('[R11.20] shows the brand’s name in the title, its logo and its theme’s colours', async () => {
    const { context, page, problems } = await openPage(shops.browser(), { viewport: { width: 1440, height: 900 } })
    await page.goto(url(), { waitUntil: 'load' })
    await expect(page.title()).resolves.toContain(data.config.name)

    const logo = page.locator('header img').first()
    await expect(logo.getAttribute('alt')).resolves.toContain(data.config.name)
    await expect(logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).resolves.toBeGreaterThan(0)
    const shown = await fetch(new URL((await logo.getAttribute('src')) ?? '', url()))
    expect(await shown.text()).toBe(await readFile(data.assets.logoSvg.path, 'utf8'))

    const { tokens } = data.theme
    const painted = await page.locator('header').evaluate(paintedColors)
    for (const name of ['header', 'surface', 'text'] as const)
      expect(distance(painted[name], hexOf(tokens, name)), name).toBeLessThanOrEqual(2)
    expect(problems).toEqual([])
    await context.close()
  })
})

it('[R11.20] brands of different themes do not look alike', async () => {
  const read = await Promise.all(brandOrder.map(async (brand) => readBrand(new URL(`brands/${brand}/`, pathToFileURL(root)))))
  // A brand may begin with another one's theme.
  const themes = [...new Map(read.map(({ theme }) => [theme.dir.href, theme])).values()]
  expect(themes.length).toBeGreaterThan(1)
  for (const name of ['header', 'text', 'action'] as const)
    expect(new Set(themes.map(({ tokens }) => hexOf(tokens, name))).size, name).toBe(themes.length)
})
