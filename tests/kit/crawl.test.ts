import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { crawl } from '../e2e/support/crawl.ts'

type Answer = { readonly status?: number; readonly location?: string; readonly body?: string }

const servers: Server[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))))

const page = (title: string, canonical: string, body = '', head = ''): Answer => ({
  body: `<title>${title}</title><meta name="description" content="Om ${title}"><link rel="canonical" href="https://eksempel.example${canonical}">${head}${body}`,
})

const listOf = (...paths: readonly string[]) => paths.map((path) => `<loc>https://eksempel.example${path}</loc>`).join('')

/** A small shop: a front page and an article, both listed, with whatever is put in their place or beside them. */
async function shop(change: Readonly<Record<string, Answer>> = {}): Promise<string> {
  const answers: Readonly<Record<string, Answer>> = {
    '/sitemap.xml': { body: listOf('/sitemap-sider.xml') },
    '/sitemap-sider.xml': { body: listOf('/', '/vare') },
    '/': page('Forside', '/', '<a href="/vare#om">Vare</a>'),
    '/vare': page('Vare', '/vare', '<h2 id="om">Om</h2><a href="/">Forside</a>'),
    ...change,
  }
  const server = createServer((request, response) => {
    const { status = 200, location, body = '' } = answers[request.url ?? ''] ?? { status: 404 }
    response.writeHead(status, location === undefined ? {} : { location }).end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('the crawler finds nothing wrong where nothing is', async () => {
  const { pages, problems } = await crawl(await shop())
  expect(problems).toEqual([])
  // They are read side by side, and stand in the order of their answers.
  const found = pages.map(({ path, title, description, indexed }) => [path, { title, description, indexed }] as const)
  expect(Object.fromEntries(found)).toEqual({
    '/': { title: 'Forside', description: 'Om Forside', indexed: true },
    '/vare': { title: 'Vare', description: 'Om Vare', indexed: true },
  })
})

const home = (body: string, head = '') => ({ '/': page('Forside', '/', body, head) })
const linked = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...thing })}</script>`

it.each<[string, Readonly<Record<string, Answer>>, RegExp]>([
  ['a link to nothing', home('<a href="/borte">Borte</a>'), /^\/borte \(from \/\) answers 404$/],
  ['a page that fails', { '/vare': { status: 500 } }, /^\/vare \(from sitemap\) answers 500$/],
  [
    'a link that leads on and on',
    { ...home('<a href="/a">A</a>'), '/a': { status: 301, location: '/b' }, '/b': { status: 301, location: '/vare' } },
    /leads on 2 times/,
  ],
  ['a listed page that leads on', { '/vare': { status: 301, location: '/' } }, /^\/vare of the sitemap leads on$/],
  ['a listed page under another address', { '/vare': page('Vare', '/') }, /is to be found elsewhere$/],
  ['a place in a page that is not there', home('<a href="/vare#frakt">Frakt</a>'), /^\/ links to \/vare#frakt, which is not there$/],
  ['JSON-LD of no known shape', home('', linked({ '@type': 'Recipe' })), /Recipe has no shape here/],
  ['JSON-LD that lacks something', home('', linked({ '@type': 'Organization', name: 'Eksempel' })), /^\/: Organization /],
])('the crawler tells of %s', async (_, change, words) => {
  const { problems } = await crawl(await shop(change))
  expect(
    problems.some((problem) => words.test(problem)),
    problems.join('\n'),
  ).toBe(true)
})
