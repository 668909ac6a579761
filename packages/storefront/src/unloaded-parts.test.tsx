import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { articleDetail, fakeApi, found, openShop } from './shop.fixtures.tsx'

const down = vi.hoisted(() => ({
  reviews: true,
  stock: false,
  help: true,
  suggester: Promise.withResolvers<never>(),
  place: Promise.withResolvers<never>(),
}))

function missing(): never {
  throw new Error('no line')
}
vi.mock('./layout/PhoneMenu.tsx', missing)
vi.mock('./article/SizeGuide.tsx', missing)
vi.mock('./article/SoldOut.tsx', missing)
vi.mock('./my-shop/MyShopModal.tsx', missing)
vi.mock('./position/FindPosition.tsx', missing)
vi.mock('./stock-notices/StockNoticeForm.tsx', missing)
vi.mock('./search/suggester.ts', () => down.suggester.promise)
vi.mock('./empty-place/Place.tsx', () => down.place.promise)
vi.mock('./article/Reviews.tsx', () => ({
  get Reviews() {
    if (down.reviews) throw new Error('no line')
    return () => <p>Alle anmeldelsene</p>
  },
}))
vi.mock('./content/HelpHits.tsx', async (importOriginal) => {
  const { HelpHits } = await importOriginal<{ readonly HelpHits: unknown }>()
  return {
    get HelpHits() {
      if (down.help) throw new Error('no line')
      return HelpHits
    },
  }
})
vi.mock('./article/StockList.tsx', async (importOriginal) => {
  const { StockList } = await importOriginal<{ readonly StockList: unknown }>()
  return {
    get StockList() {
      if (down.stock) throw new Error('no line')
      return StockList
    },
  }
})

vi.mock('@vidda/client/content', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get fetchAnswers() {
    return missing()
  },
}))

const told = async () => (await screen.findByText('Noe gikk galt')).closest('[role=alert]')?.textContent

it('[R8.25] tells that the menu of a phone did not come, and closes it again', async () => {
  openShop()
  const opener = await screen.findByLabelText('Åpne menyen')
  await userEvent.click(opener)
  expect(await told()).toContain('Prøv igjen om litt')
  expect(opener.getAttribute('aria-expanded')).toBe('false')
})

it('[R8.25] tells that the choice of one’s own shop did not come', async () => {
  openShop('/dame')
  await userEvent.click(await screen.findByRole('button', { name: 'Min butikk' }))
  expect(await told()).toContain('Prøv igjen om litt')
})

it('[R8.25] tells that the question for one’s place did not come', async () => {
  openShop('/product/vare-7')
  await userEvent.click(await screen.findByRole('radio', { name: /M/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Vis avstanden til butikkene' }))
  expect(await told()).toContain('Prøv igjen om litt')
})

it('[R8.25] tells that the form for who waits for a size did not come, and can be asked again', async () => {
  openShop('/product/vare-7')
  const opener = await screen.findByRole('button', { name: 'Utsolgt størrelse? Få beskjed' })
  await userEvent.click(opener)
  expect(await told()).toContain('Prøv igjen om litt')
  expect([opener.getAttribute('aria-expanded'), opener.getAttribute('aria-busy')]).toEqual(['false', null])
})

it('[R8.25] tells that the search of customer service did not come, once, and the next key tries again', async () => {
  const html = '<h2 id="retur">Retur</h2><p>14 dager.</p>'
  openShop('/kundeservice', { page: async () => ({ title: 'Kundeservice', description: '', html }) })
  const field = await screen.findByRole('searchbox', { name: 'Hva lurer du på?' })
  await userEvent.click(field)
  expect(await told()).toContain('Prøv igjen om litt')
  await userEvent.keyboard('re')
  down.help = false
  await userEvent.keyboard('t')
  expect(await screen.findByText('1 treff')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Lukk meldingen' }))
  await waitFor(() => expect(screen.queryByText('Noe gikk galt')).toBeNull())
})

it('tells at the reviews that they did not come, with a way to try again', async () => {
  openShop('/product/vare-7')
  const retry = await screen.findByRole('button', { name: 'Prøv igjen' })
  expect(retry.closest('[role=alert]')?.textContent).toContain('Vi fikk ikke hentet anmeldelsene')
  await userEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(retry)
  down.reviews = false
  await userEvent.click(retry)
  expect(await screen.findByText('Alle anmeldelsene')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
})

it('tells at the shops that their stock did not come, and another size or a press tries again', async () => {
  down.stock = true
  openShop('/product/vare-7')
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  const stock = within(screen.getByRole('region', { name: 'Se hvor den finnes' }))
  const retry = await stock.findByRole('button', { name: 'Prøv igjen' })
  await userEvent.click(retry)
  await waitFor(() => expect(retry.getAttribute('aria-busy')).toBeNull())
  expect(document.activeElement).toBe(retry)
  expect(stock.getByText('Vi fikk ikke hentet butikkene som har den.')).toBeTruthy()
  down.stock = false
  await userEvent.click(screen.getByRole('radio', { name: 'L' }))
  expect(await stock.findByRole('list', { name: 'Lager i butikkene' })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'M' }))
  expect(stock.getByRole('list', { name: 'Lager i butikkene' })).toBeTruthy()
  expect(stock.queryByRole('button', { name: 'Prøv igjen' })).toBeNull()
})

it('shows the stock of the shops once a press has fetched it', async () => {
  down.stock = true
  openShop('/product/vare-7')
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  const stock = within(screen.getByRole('region', { name: 'Se hvor den finnes' }))
  const retry = await stock.findByRole('button', { name: 'Prøv igjen' })
  down.stock = false
  await userEvent.click(retry)
  expect(await stock.findByRole('list', { name: 'Lager i butikkene' })).toBeTruthy()
})

it('tells at a question that its answers did not come', async () => {
  const question = { id: 1, poll_id: 5, text: 'Hvor sover du?', options: [{ id: 11, text: 'Telt' }] }
  const poll = { id: 5, name: 'Telt eller hytte?', description: '', banner_desktop: null, banner_mobile: null, questions: [question] }
  openShop('/avstemning/5', { api: fakeApi({ 'polls/5': poll }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Se svarene uten å svare' }))
  expect(await screen.findByText('Vi fikk ikke hentet svarene. Prøv igjen.')).toBeTruthy()
})

it('says nothing of what there is to propose while that is not known, and when it cannot be', async () => {
  openShop('/')
  await userEvent.type(await screen.findByRole('combobox'), 'jakke')
  const list = await screen.findByRole('listbox', { name: 'Forslag' })
  expect(list.getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText(/Ingen forslag/)).toBeNull()
  down.suggester.reject(new Error('no line'))
  await waitFor(() => expect(list.getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByText(/Ingen forslag/)).toBeNull()
  expect(screen.getByRole('option', { name: 'Vis alle treff på «jakke»' })).toBeTruthy()
})

it('[R8.25] tells that the size guide did not come', async () => {
  const variants = articleDetail(7).variants.map((made) => ({ ...made, size: { ...made.size, scale: 'clothes' as const } }))
  openShop('/product/vare-7', { api: fakeApi({ 'articles/slug/vare-7': articleDetail(7, { variants }) }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Størrelsesguide' }))
  expect(await told()).toContain('Prøv igjen om litt')
})

it('[R10.257] what leads on from a sold-out article leaves no gap where it does not come', async () => {
  const variants = articleDetail(7).variants.map((made) => ({ ...made, shops: [] }))
  const { container } = openShop('/product/vare-7', { api: fakeApi({ 'articles/slug/vare-7': articleDetail(7, { variants }) }) })
  await screen.findByText('Utsolgt')
  await waitFor(() => expect(container.querySelector('[data-part=leads]')).toBeNull())
  expect(screen.getByRole('button', { name: 'Si fra når den er tilbake' })).toBeTruthy()
})

it('shows the action of an empty list once its code has failed to load, and not before, when loading it would move the action', async () => {
  openShop('/dame?color=bla', { api: fakeApi({ 'articles/search': found([]) }) })
  await screen.findByRole('heading', { name: 'Ingen varer passer med filtrene' })
  const action = () => screen.queryByRole('link', { name: 'Fjern alle filtre' })
  expect(action()).toBeNull()
  down.place.reject(new Error('no line'))
  await waitFor(() => expect(action()).not.toBeNull())
})
