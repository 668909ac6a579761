import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, fakeApi, openShop } from './shop.fixtures.tsx'

const tur = { id: 1, slug: 'tur', name: 'På tur', postsCount: 2 }
const vask = { id: 2, slug: 'vask', name: 'Vask og stell', postsCount: 1 }
const tomt = { id: 3, slug: 'tomt', name: 'Tomt', postsCount: 0 }
const post = (id: number, title: string, categories: readonly object[]) => ({
  id,
  title,
  body: `Innledning til ${title}.\n\n## Mer\n\n- Lue\n- <b>Votter</b>`,
  slug: `sak-${id}`,
  featured_image: '/api/v1/images/x',
  main_article: 7,
  related_articles: [8, 99],
  categories,
  published_at: '2026-11-13T23:30:00Z',
})
const posts = [post(1, 'Regn', [tur]), post(2, 'Vask', [vask]), post(3, 'Snø', [tur])]
const answers = {
  'blog/posts': posts,
  'blog/categories': [tur, vask, tomt],
  'blog/category/tur': [posts[0], posts[2]],
  'blog/category/vask': [posts[1]],
  'blog/sak-1': posts[0],
  'articles/bundle?articles=7,8,99': [article(7), article(8)],
}
const api = fakeApi(answers)
const ask = (path: string, own = api, brand: NonNullable<Parameters<typeof appOf>[0]>['brand'] = {}) =>
  createServerShop(appOf({ api: own, brand }))(new Request(`https://eksempel.example${path}`))

it('[R10.58] /blogg shows all posts and their subjects', async () => {
  openShop('/blogg', { api })
  await screen.findByRole('heading', { level: 1, name: 'Blogg' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Regn', 'Vask', 'Snø']),
  )
  expect(screen.getByRole('link', { name: 'Regn' }).getAttribute('href')).toBe('/blogg/sak-1')
  expect(screen.getByText('Innledning til Regn.')).toBeTruthy()
  const subjects = within(screen.getByRole('navigation', { name: 'Emner' }))
  expect(subjects.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blogg',
    '/blogg/kategori/tur',
    '/blogg/kategori/vask',
  ])
})

it.each(['/blogg', '/blogg/sak-1'])('%s says what the picture of a post shows, where that is told', async (path) => {
  const told = { ...posts[0], featured_image_alt: 'Regn over fjorden' }
  openShop(path, { api: fakeApi({ ...answers, 'blog/posts': [told], 'blog/sak-1': told }) })
  expect(await screen.findByRole('img', { name: 'Regn over fjorden' })).toBeTruthy()
})

it('[R10.58] /blogg/kategori/:slug shows the posts of a subject alone', async () => {
  openShop('/blogg/kategori/tur', { api })
  await screen.findByRole('heading', { level: 1, name: 'På tur' })
  expect(screen.queryByRole('link', { name: 'Vask' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Snø' })).toBeTruthy()
})

it('[R10.58] /blogg/:slug shows a post with its day in Norway, its goods and further posts', async () => {
  openShop('/blogg/sak-1', { api })
  await screen.findByRole('heading', { level: 1, name: 'Regn' })
  expect(screen.getByTitle('Publisert 14. november 2026')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Mer' })).toBeTruthy()
  expect(screen.getByText('<b>Votter</b>')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Vare 7' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Vare 8' })).toBeTruthy()
  const more = screen.getAllByRole('heading', { level: 3, name: /Snø|Vask|Regn/ }).map(({ textContent }) => textContent)
  expect(more).toEqual(['Snø', 'Vask'])
})

it('[R10.306] tells day and reading time of a post in whole words with its title, and in few ones in lists', async () => {
  openShop('/blogg/sak-1', { api })
  const day = await screen.findByTitle('Publisert 14. november 2026')
  expect([day.tagName, day.textContent, day.getAttribute('datetime')]).toEqual(['TIME', '14. november 2026', '2026-11-13T23:30:00Z'])
  const byline = day.parentElement as HTMLElement
  expect(byline.textContent).toBe('Av Eksempel14. november 20261 min lesetidPå tur')
  const shorter = screen.getAllByTitle('1 min lesetid').map(({ tagName, textContent }) => [tagName, textContent])
  expect(shorter).toEqual([
    ['ABBR', '1 min'],
    ['ABBR', '1 min'],
  ])
})

it('[R10.290] shows goods where the text speaks of them, and not once more beneath', async () => {
  const told = { ...posts[0], body: 'Først dette.\n\n{articles: 8, 55}\n\nSå dette.\n\n{articles: 55}' }
  openShop('/blogg/sak-1', {
    api: fakeApi({ ...answers, 'blog/sak-1': told, 'articles/bundle?articles=7,8,99,55': [article(7), article(8)] }),
  })
  const row = await screen.findByRole('list', { name: 'I saken' })
  expect(
    within(row)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Vare 8'])
  const [before, after] = [screen.getByText('Først dette.'), screen.getByText('Så dette.')]
  const follows = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect([follows(before, row), follows(row, after)]).toEqual([true, true])
  expect(screen.getAllByRole('heading', { name: 'Vare 8' })).toHaveLength(1)
  expect(screen.queryByText(/articles:/u)).toBeNull()
})

it('[R10.358] leads on from words of its lead, text and lists', async () => {
  const body =
    'Ta [skallet](/klaer) med.\n\n## Om [ull](/ull)\n\nSe [yr](https://www.yr.no) og [ikke](javascript:alert).\n\n- [Lue](/luer), alltid'
  openShop('/blogg/sak-1', { api: fakeApi({ ...answers, 'blog/sak-1': { ...posts[0], body } }) })
  const paths = await Promise.all(
    ['skallet', 'yr', 'Lue'].map(async (name) => (await screen.findByRole('link', { name })).getAttribute('href')),
  )
  expect(paths).toEqual(['/klaer', 'https://www.yr.no', '/luer'])
  expect(screen.getByRole('heading', { name: 'Om ull' }).querySelector('a')).toBeNull()
  expect(screen.getByText(/og \[ikke\]\(javascript:alert\)\./u)).toBeTruthy()
})

it('[R11.123] tells who wrote a post with its title and in lists, and the brand where nobody is named', async () => {
  const told = { ...posts[0], body: `{author: Ingrid, butikken i Bergen}\n\n${posts[0]?.body}` }
  const own = fakeApi({ ...answers, 'blog/posts': [told, posts[1]], 'blog/sak-1': told })
  const { router } = openShop('/blogg', { api: own })
  const entry = (name: string) => screen.getByRole('link', { name }).closest('article')?.querySelector('[data-part="about"]')?.textContent
  await screen.findByRole('link', { name: 'Regn' })
  expect([entry('Regn'), entry('Vask')]).toEqual(['På turAv Ingrid14. november 20261 min', 'Vask og stell14. november 20261 min'])
  await router.navigate('/blogg/sak-1')
  expect(await screen.findByText('Av Ingrid, butikken i Bergen')).toBeTruthy()
  expect(screen.getByText('Innledning til Regn.')).toBeTruthy()
  expect(await ask('/blogg/sak-1', own)).toMatchObject({
    head: { jsonLd: expect.arrayContaining([expect.objectContaining({ author: { '@type': 'Person', name: 'Ingrid' } })]) },
  })
})

it('[R11.124] a post of three sections or more has a table of contents that leads to them', async () => {
  const body = 'Først dette.\n\n## I lomma\n\nLue.\n\n## I lomma\n\nVotter.\n\n## Ytterst\n\nSkall.'
  openShop('/blogg/sak-1', { api: fakeApi({ ...answers, 'blog/sak-1': { ...posts[0], body } }) })
  const contents = await screen.findByRole('navigation', { name: 'Innhold' })
  const ways = [...contents.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['I lomma', '#i-lomma'],
    ['I lomma', '#i-lomma-2'],
    ['Ytterst', '#ytterst'],
  ])
  const headings = screen.getAllByRole('heading', { level: 2, name: /^(?:I lomma|Ytterst)$/u })
  expect(headings.map(({ id }) => `#${id}`)).toEqual(ways.map(([, href]) => href))
  cleanup()
  openShop('/blogg/sak-1', { api })
  await screen.findByRole('heading', { level: 1, name: 'Regn' })
  expect(screen.queryByRole('navigation', { name: 'Innhold' })).toBeNull()
})

it('[R11.125] the article that a post is about stands after its first words with its price, and those in the text are rows too', async () => {
  const body = 'Først dette.\n\n## Mer\n\nSå dette.\n\n{articles: 8}'
  openShop('/blogg/sak-1', { api: fakeApi({ ...answers, 'blog/sak-1': { ...posts[0], body } }) })
  const about = await screen.findByRole('complementary', { name: 'I saken' })
  expect(within(about).getByRole('link', { name: 'Vare 7' }).getAttribute('href')).toBe('/product/vare-7')
  expect(about.textContent).toMatch(/499,00/u)
  const follows = (one: Node, other: Node) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  expect([follows(screen.getByText('Først dette.'), about), follows(about, screen.getByText('Så dette.'))]).toEqual([true, true])
  const inText = screen.getByRole('list', { name: 'I saken' })
  expect([within(inText).getByRole('link', { name: 'Vare 8' }).getAttribute('href'), inText.textContent]).toEqual([
    '/product/vare-8',
    expect.stringMatching(/499,00/u),
  ])
})

it('asks for no more posts than it shows beneath one', async () => {
  const own = fakeApi({ ...answers, 'blog/posts': [post(4, 'Nytt', [vask]), ...posts] })
  openShop('/blogg/sak-1', { api: own })
  await screen.findByRole('heading', { level: 1, name: 'Regn' })
  const more = screen.getAllByRole('heading', { level: 3, name: /Snø|Vask|Regn|Nytt/ }).map(({ textContent }) => textContent)
  expect(more).toEqual(['Snø', 'Nytt', 'Vask'])
  const lists = own.calls.filter(({ path }) => ['blog/posts', 'blog/category/tur'].includes(path))
  expect(lists.map(({ sent }) => sent)).toEqual([{ take: 4 }, { take: 4 }])
})

it('[R10.314] the blog has the name that the brand gives it, and is called a blog where one comes from', async () => {
  const named = { texts: { blog: { name: 'Turnotater' } } }
  const { router } = openShop('/blogg', { api, brand: named })
  await screen.findByRole('heading', { level: 1, name: 'Turnotater' })
  expect(await ask('/blogg', api, named)).toMatchObject({ head: { title: 'Blogg – Eksempel' } })
  await router.navigate('/blogg/sak-1')
  await screen.findByRole('heading', { level: 1, name: 'Regn' })
  expect(within(screen.getByRole('navigation', { name: 'Du er her' })).getAllByRole('link', { name: 'Blogg' })).not.toHaveLength(0)
  expect(screen.queryByText('Turnotater')).toBeNull()
})

describe.each([
  ['/blogg', 'blog/posts', 'Blogg'],
  ['/blogg/kategori/tur', 'blog/category/tur', 'På tur – Blogg'],
])('more posts than one page shows: %s', (path, list, title) => {
  const all = Array.from({ length: 41 }, (_, index) => post(index + 1, `Sak ${index + 1}`, [tur]))
  const many = () =>
    fakeApi({
      ...answers,
      [list]: ({ skip = 0, take = all.length }: { skip?: number; take?: number } = {}) => all.slice(skip, skip + take),
    })

  it.each([
    [path, ['Sak 1', 'Sak 20', 20], ['Side 1', 'Side 2', 'Neste']],
    [`${path}?page=2`, ['Sak 21', 'Sak 40', 20], ['Forrige', 'Side 1', 'Side 2', 'Side 3', 'Neste']],
    [`${path}?page=3`, ['Sak 41', 'Sak 41', 1], ['Forrige', 'Side 1', 'Side 2', 'Side 3']],
  ])('%s shows its own', async (address, shown, ways) => {
    openShop(address, { api: many() })
    const pages = within(await screen.findByRole('navigation', { name: 'Sider' }))
    const titles = screen.getAllByRole('heading', { level: 2, name: /^Sak/ }).map(({ textContent }) => textContent)
    expect([titles[0], titles.at(-1), titles.length]).toEqual(shown)
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual(ways)
    expect(pages.getByRole('link', { name: 'Side 2' }).getAttribute('href')).toBe(`${path}?page=2`)
  })

  it('those after the first have their number in title, description and address; one behind the last is missing', async () => {
    const heads = await Promise.all(
      [path, `${path}?page=2`].map(
        async (address) => ((await ask(address, many())) as { head: { title: string; description: string } }).head,
      ),
    )
    expect(heads[1]).toMatchObject({
      title: `${title}, side 2 – Eksempel`,
      description: `Side 2. ${heads[0]?.description}`,
      canonical: `${path}?page=2`,
    })
    expect(await ask(`${path}?page=4`, many())).toMatchObject({ status: 404 })
  })

  it('no address asks further than the API skips', async () => {
    const own = many()
    expect(await ask(`${path}?page=50000`, own)).toMatchObject({ status: 404 })
    expect(await ask(`${path}?page=50001`, own)).toMatchObject({ status: 200 })
    expect(own.calls.flatMap(({ path: asked, sent }) => (asked === list ? [sent] : []))).toEqual([
      { skip: 999_980, take: 21 },
      { skip: 0, take: 21 },
    ])
  })
})

it('[R10.64] an unknown post or subject is missing', async () => {
  expect(await ask('/blogg/finnes-ikke')).toMatchObject({ kind: 'page', status: 404 })
  expect(await ask('/blogg/kategori/finnes-ikke')).toMatchObject({ kind: 'page', status: 404 })
  for (const list of ['posts', 'categories']) expect(await ask(`/blogg/${list}`), list).toMatchObject({ kind: 'page', status: 404 })
  expect(await ask('/blogg/sak-1')).toMatchObject({ kind: 'page', status: 200 })
})

it('tells search engines of a post', async () => {
  const page = await ask('/blogg/sak-1')
  const told = page.kind === 'page' ? page.head.jsonLd : []
  expect(told).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: 'Regn',
      url: 'https://eksempel.example/blogg/sak-1',
      datePublished: '2026-11-13T23:30:00Z',
    }),
  )
})

it('each page has a title of its own', async () => {
  const titles = await Promise.all(
    ['/blogg', '/blogg/kategori/tur', '/blogg/sak-1'].map(async (path) => ((await ask(path)) as { head: { title: string } }).head.title),
  )
  expect(titles).toEqual(['Blogg – Eksempel', 'På tur – Blogg – Eksempel', 'Regn – Eksempel'])
})

it('a blog without posts says so', async () => {
  openShop('/blogg', { api: fakeApi({ 'blog/posts': [], 'blog/categories': [] }) })
  expect(await screen.findByRole('heading', { name: 'Ingenting her ennå' })).toBeTruthy()
})
