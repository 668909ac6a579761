import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { campaign } from './campaign.fixtures.ts'
import { createServerShop } from './entry-server.tsx'
import { appOf, article, facets, fakeApi, found, openShop, type Answers } from './shop.fixtures.tsx'

const api = (answers: Answers = {}) => fakeApi({ 'campaigns/': [campaign(1, { showImage: false }), campaign(2)], ...answers })

describe('what a campaign saves', () => {
  const reduced = (id: number, beforePrice: number | null, change: object = {}) => article(id, { price: 300, beforePrice, ...change })
  const offer = (id: number) => ({ id, articleId: 7, price: 300, labelType: 'percent', labelData: null })
  const goods = [reduced(7, 400), reduced(8, 500), reduced(9, null)]
  const shown = async (answer: object, change: object = {}) => {
    openShop('/kampanje/1', { api: api({ 'articles/search': answer, 'campaigns/': [campaign(1, change)] }) })
    return (await screen.findByRole('heading', { level: 1, name: /Kampanje/u })).textContent
  }

  it('[R10.324] stands in its heading, counted from all of its goods', async () => {
    expect(await shown(found(goods))).toBe('Kampanje 1 Inntil 40\u00A0%')
  })

  it('[R10.324] stands in the headings of /kampanjer too', async () => {
    openShop('/kampanjer', { api: api({ 'articles/search': found(goods), 'campaigns/': [campaign(1), campaign(2)] }) })
    const names = (await screen.findAllByRole('heading', { level: 2, name: /^Kampanje \d/u })).map(({ textContent }) => textContent)
    expect(names).toEqual(['Kampanje 1 Inntil 40\u00A0%', 'Kampanje 2 Inntil 40\u00A0%'])
  })

  it.each([
    ['is one number where all are reduced by as much', found([reduced(7, 400), reduced(8, 400)]), {}, 'Kampanje 1 −25\u00A0%'],
    ['is not told where none is reduced', found([article(7)]), {}, 'Kampanje 1'],
    ['is not told where not all goods are known', found(goods, 101), { count: 101 }, 'Kampanje 1'],
    ['is not told twice', found(goods), { name: 'Kampanje: −40 %' }, 'Kampanje: −40 %'],
    ['is not told twice in words', found(goods), { name: 'Kampanje: 40 prosent' }, 'Kampanje: 40 prosent'],
    [
      'is not counted from goods that another campaign may have reduced',
      found([reduced(7, 600, { campaigns: [offer(1), offer(2)] }), reduced(8, 400)]),
      {},
      'Kampanje 1 Inntil 25\u00A0%',
    ],
  ])('[R10.324] %s', async (_, answer, change, heading) => {
    expect(await shown(answer, change)).toBe(heading)
  })

  it('[R10.324] is not told where the goods do not come, and the campaign is there', async () => {
    openShop('/kampanjer', { api: api({ 'articles/search': undefined, 'campaigns/': [campaign(1)] }) })
    expect((await screen.findByRole('heading', { level: 2, name: /^Kampanje/u })).textContent).toBe('Kampanje 1')
  })

  it.each([
    ['/kampanjer', undefined, true],
    ['/kampanjer', found(goods), false],
  ])('[R10.324] makes %s a page that is not kept where the goods do not come', async (path, answer, partial) => {
    const shop = createServerShop(appOf({ api: api({ 'articles/search': answer }) }))
    expect(await shop(new Request(`https://eksempel.example${path}`))).toMatchObject({ status: 200, partial })
  })

  it('[R10.324] takes the place of a label that promises a percentage', async () => {
    await shown(found(goods), { labelText: 'Inntil 40 %' })
    expect(screen.queryByText('Inntil 40 %', { selector: '[data-part="tags"] *' })).toBeNull()
    expect(screen.getByText(/^Inntil 40/u)).toBeTruthy()
  })

  it('[R10.345] has no label beside it that its name says already', async () => {
    await shown(found(goods), { name: 'Kampanje 1: lag på lag', labelText: 'Lag på lag' })
    expect(document.querySelector('[data-part="tags"]')?.textContent ?? '').not.toContain('Lag på lag')
    cleanup()
    await shown(found(goods), { name: 'Ull til Kampanje', labelText: 'Ulltilbud' })
    expect(document.querySelector('[data-part="tags"]')?.textContent ?? '').not.toContain('Ulltilbud')
    cleanup()
    await shown(found(goods), { labelText: 'Siste par' })
    expect(screen.getByText('Siste par', { selector: '[data-part="tags"] *' })).toBeTruthy()
  })

  it('[R10.325] shows the most reduced goods in the place of a picture, one of each subcategory, then of each kind, before others', async () => {
    const many = [
      reduced(7, 400, { ArticleGroup2ID: 12, ArticleGroup3ID: 121 }),
      reduced(8, 600),
      reduced(9, 500, { ArticleGroup3ID: 112 }),
      reduced(10, 550),
      reduced(11, 450),
    ]
    await shown(found(many), { image: null })
    const list = screen.getByRole('list', { name: 'Varer i kampanjen: Kampanje 1' })
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/product/vare-8', '/product/vare-7', '/product/vare-9', '/product/vare-10'])
  })

  it('[R10.325] shows goods of other kinds in the place of a picture than its list begins with, where there are such', async () => {
    const ofKinds = [101, 102, 103, 104, 105, 106, 101, 107].map((kind, at) => reduced(7 + at, 900 - at * 50, { ArticleGroup3ID: kind }))
    await shown(found(ofKinds), { image: null })
    const list = screen.getByRole('list', { name: 'Varer i kampanjen: Kampanje 1' })
    const paths = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(paths).toEqual(['/product/vare-12', '/product/vare-14', '/product/vare-13', '/product/vare-7'])
  })

  const five = found([7, 8, 9, 10, 11].map((id) => reduced(id, 400)))
  const goodsOf = async (name: string) =>
    within(await screen.findByRole('list', { name: `Varer i kampanjen: ${name}` })).getAllByRole('link')

  it('[R10.325] shows three goods of the main campaign on /kampanjer, and of one alone on its row, or four in the place of its picture', async () => {
    openShop('/kampanjer', { api: api({ 'articles/search': five }) })
    expect(await goodsOf('Kampanje 1')).toHaveLength(4)
    expect(await goodsOf('Kampanje 2')).toHaveLength(3)
  })

  it('[R10.325] shows two goods beside the picture of a campaign side by side with another, and three in its place', async () => {
    const three = [campaign(1, { showImage: false }), campaign(2), campaign(3)]
    openShop('/kampanjer', { api: api({ 'articles/search': five, 'campaigns/': three }) })
    const lists = await Promise.all([1, 2, 3].map((id) => goodsOf(`Kampanje ${id}`)))
    expect(lists.map(({ length }) => length)).toEqual([3, 3, 2])
  })

  it('[R10.325] shows goods that no campaign above shows, where there are such', async () => {
    const eight = found([7, 8, 9, 10, 11, 12, 13, 14].map((id) => reduced(id, 400)))
    openShop('/kampanjer', { api: api({ 'articles/search': eight, 'campaigns/': [campaign(1), campaign(2), campaign(3)] }) })
    const lists = await Promise.all([1, 2].map((id) => goodsOf(`Kampanje ${id}`)))
    const shownGoods = lists.flatMap((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(shownGoods).size).toBe(shownGoods.length)
    expect(await goodsOf('Kampanje 3')).toHaveLength(2)
  })

  it('[R10.325] shows goods of other kinds than those that campaigns above show, where there are such', async () => {
    const ofKinds = [101, 102, 103, 104, 101, 105].map((kind, at) => reduced(7 + at, 900 - at * 50, { ArticleGroup3ID: kind }))
    openShop('/kampanjer', { api: api({ 'articles/search': found(ofKinds), 'campaigns/': [campaign(1), campaign(2)] }) })
    const links = await goodsOf('Kampanje 2')
    expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual(['/product/vare-12', '/product/vare-11'])
  })

  it.each([
    ['Rim Ullgenser Dame', 'Ullgenser Dame'],
    ['Rim T-skjorte Dame', 'T-skjorte Dame'],
    ['Rim Lue', 'Rim Lue'],
    ['Rim 1258 Tursokker', 'Rim 1258 Tursokker'],
  ])('[R10.331] names %s beside its price as %s', async (name, short) => {
    openShop('/kampanjer', {
      api: api({ 'articles/search': found([reduced(7, 400, { articleBrand: 'Rim', name })]), 'campaigns/': [campaign(2)] }),
    })
    const [link] = await goodsOf('Kampanje 2')
    expect(link?.querySelector('[data-part="name"]')?.textContent).toBe(short)
  })

  it('[R10.325] shows its picture alone where it has one: the goods are right below', async () => {
    await shown(found([reduced(7, 400), reduced(8, 600)]), { imageAlt: 'Et telt i tussmørket' })
    expect(screen.getByRole('img', { name: 'Et telt i tussmørket' })).toBeTruthy()
    expect(screen.queryByRole('list', { name: 'Varer i kampanjen: Kampanje 1' })).toBeNull()
  })
})

describe('ways to narrow a campaign', () => {
  const counted = facets({
    genders: [
      { id: 1, count: 1 },
      { id: 2, count: 1200 },
    ],
    groups: [
      { id: 211, count: 4 },
      { id: 111, count: 9 },
    ],
  })
  const dozen = found(Array.from({ length: 12 }, (_, index) => article(index + 7)))
  const links = () => within(screen.getByRole('navigation', { name: 'Finn i kampanjen' })).getAllByRole('link')

  it('[R10.326] are links to its goods for one gender and of one kind, with counts', async () => {
    const used = api({ 'articles/facets': counted, 'articles/search': dozen })
    const { router } = openShop('/kampanje/2', { api: used })
    await screen.findByRole('heading', { level: 1, name: 'Kampanje 2' })
    expect(links().map((link) => link.textContent?.replaceAll(/\s/gu, ' '))).toEqual([
      'Dame1 200',
      'Herre1',
      'Ullgensere9',
      'Alpinbriller4',
    ])
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/kampanje/2?gender=dame',
      '/kampanje/2?gender=herre',
      '/kampanje/2?group=ullgensere',
      '/kampanje/2?group=alpinbriller',
    ])
    const ofCampaign = expect.objectContaining({
      filters: expect.arrayContaining([expect.objectContaining({ field: 'campaigns', value: [2] })]),
    })
    expect(used.calls).toContainEqual(expect.objectContaining({ path: 'articles/facets', sent: ofCampaign }))
    await userEvent.click(links()[2] as HTMLElement)
    await waitFor(() => expect(router.state.location.search).toBe('?group=ullgensere'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Kampanje 2' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Finn i kampanjen' })).toBeNull()
    expect(used.calls).toContainEqual(
      expect.objectContaining({
        path: 'articles/search',
        sent: expect.objectContaining({
          filters: expect.arrayContaining([
            expect.objectContaining({ field: 'campaigns', value: [2] }),
            expect.objectContaining({ field: 'groups', value: [111] }),
          ]),
        }),
      }),
    )
  })

  it('[R10.326] are not shown where there is nothing to choose between, and its goods are sorted and filtered as other lists', async () => {
    openShop('/kampanje/2?gender=dame', { api: api({ 'articles/facets': counted, 'articles/search': dozen }) })
    await screen.findByRole('heading', { level: 1, name: 'Kampanje 2' })
    expect(screen.queryByRole('navigation', { name: 'Finn i kampanjen' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Filter(1)' }).getAttribute('href')).toBe('/kampanje/2?gender=dame&filter')
    cleanup()
    openShop('/kampanje/2', { api: api({ 'articles/search': dozen }) })
    await screen.findByRole('heading', { level: 1, name: 'Kampanje 2' })
    expect(screen.queryByRole('navigation', { name: 'Finn i kampanjen' })).toBeNull()
  })

  it('[R10.326] are not shown where fewer than a dozen goods are seen at a glance', async () => {
    const eleven = found(dozen.hits.hits.slice(1).map(({ _source }) => _source))
    openShop('/kampanje/2', { api: api({ 'articles/facets': counted, 'articles/search': eleven }) })
    await screen.findByRole('heading', { level: 1, name: 'Kampanje 2' })
    expect(screen.queryByRole('navigation', { name: 'Finn i kampanjen' })).toBeNull()
  })

  it('[R10.326] are no pages of their own for search engines: name and text are the campaign’s', async () => {
    const headOf = async (path: string) => {
      const page = await createServerShop(appOf({ api: api() }))(new Request(`https://eksempel.example${path}`))
      return page.kind === 'page' ? page.head : null
    }
    expect(await headOf('/kampanje/2?gender=dame&sort=pris')).toMatchObject({ canonical: '/kampanje/2' })
  })
})
