import { ApiError, NoAnswerError } from '@vidda/client'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { line, receipt } from './receipt.fixtures.ts'
import { failing, field, inTurn, readyToSend, send } from './reserve.fixtures.tsx'
import { article, articleDetail, fakeApi, found, openShop, shop } from './shop.fixtures.tsx'

describe('sending', () => {
  it('reserves in the selected shop, shows the receipt and empties the cart', async () => {
    const { sent, router } = await readyToSend()
    await userEvent.click(send())
    expect(await screen.findByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' })).toBeTruthy()
    expect(sent()).toMatchObject([
      { sent: { shopID: 4, name: 'Kari Nordmann', phone: '41234567', items: [{ EanNo: line.EanNo, Count: 1 }] } },
    ])
    expect(router.state.location).toMatchObject({ pathname: '/checkout/kvittering', hash: '', state: { token: 'hemmelig' } })
    await waitFor(() => expect(screen.queryByText('1', { selector: '[role=status]' })).toBeNull())
  })

  it('keeps in the cart what could not be reserved, for another shop may have it', async () => {
    const partly = { ...receipt, articles: [], notReserved: [line] }
    await readyToSend({ reservations: partly, 'receipts/hemmelig': partly })
    await userEvent.click(send())
    expect(await screen.findByText('Følgende artikler ble dessverre ikke bestilt:')).toBeTruthy()
    expect(screen.getByText('1', { selector: '[role=status]' })).toBeTruthy()
  })

  it('[R10.192] takes what the cart’s own payments have put aside, and ends them', async () => {
    const lines = [{ eanNo: articleDetail(7).variants[0]?.ean, problem: null, stock: [{ id: 4, qty: 1 }] }]
    const answers = { 'articles/availability/7': [], 'checkout/validate': { lines } }
    const paying = { klarnaOrders: [{ orderId: 'one' }], orderInfo: { qliroOrders: [{ shopId: 4, orderId: 'other' }] } }
    const { sent, api } = await readyToSend(answers, paying)
    await userEvent.click(send())
    await screen.findByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' })
    const payments = ['one', 'other']
    expect(sent()).toMatchObject([{ sent: { payments } }])
    const validated = api.calls.filter(({ path }) => path === 'checkout/validate').map((call) => call.sent)
    expect(validated.length).toBeGreaterThan(0)
    for (const asked of validated) expect(asked).toMatchObject({ payments })
    await waitFor(() => expect(JSON.parse(localStorage.getItem('vd-cart') ?? '{}')).toMatchObject({ klarnaOrders: [], orders: [] }))
  })

  it('[R5.04] an invalid phone number marks the field, and nothing is sent', async () => {
    const { sent } = await readyToSend()
    await userEvent.clear(field('Mobilnummer'))
    await userEvent.type(field('Mobilnummer'), '21234567')
    await userEvent.click(send())
    expect(field('Mobilnummer').getAttribute('aria-invalid')).toBe('true')
    expect(field('Navn').hasAttribute('aria-invalid')).toBe(false)
    expect(sent()).toEqual([])
  })

  it('asks for a shop first', async () => {
    const api = fakeApi()
    const { unmount } = openShop('/product/vare-7', { api })
    await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
    await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
    await screen.findByRole('dialog')
    unmount()
    openShop('/checkout/reserver', { api })
    await screen.findByRole('radio', { name: /Byen/ })
    await userEvent.click(send())
    expect(screen.getByText('Velg en butikk å hente i')).toBeTruthy()
  })
})

it('says in the choice of a shop when it is closed on days that others are open', async () => {
  const day = 24 * 60 * 60_000
  const deviations = Array.from({ length: 30 }, (_, days) => ({
    date: new Date(Date.now() + (days - 2) * day).toISOString().slice(0, 10),
    hours: null,
    name: 'Ombygging',
  }))
  await readyToSend({ shops: [shop(4, 'Byen', { deviations }), shop(6, 'Bygda')] })
  expect(screen.getByRole('group', { name: 'Hent i Byen' }).textContent).toContain('Stengt inntil videre')
  await userEvent.click(screen.getByRole('button', { name: 'Endre' }))
  expect(screen.getByRole('radio', { name: /Byen/ }).closest('label')?.textContent).toContain('Stengt inntil videre')
  expect(screen.getByRole('radio', { name: /Bygda/ }).closest('label')?.textContent).not.toContain('Stengt inntil videre')
})

describe('the receipt', () => {
  it.each([
    ['of a mail’s link', '/checkout/kvittering#token=hem%2Fmelig'],
    ['of a link that was mailed before', '/checkout/kvittering/hem%2Fmelig'],
    ['that the history holds, as after a reload or Back', { pathname: '/checkout/kvittering', state: { token: 'hem/melig' } }],
  ])('[R10.56] is the one that belongs to the token %s, and the address does not say it any more', async (_, address) => {
    const { router } = openShop(address, { api: fakeApi({ 'receipts/hem%2Fmelig': receipt }) })
    await screen.findByRole('heading', { name: 'Reservasjonen er mottatt' })
    const { location, historyAction } = router.state
    expect(location).toMatchObject({ pathname: '/checkout/kvittering', search: '', hash: '', state: { token: 'hem/melig' } })
    expect(historyAction).not.toBe('PUSH')
  })

  it('[R10.78] states the right of withdrawal, the complaint rights, delivery and the seller’s identity', async () => {
    openShop('/checkout/kvittering/hemmelig', { api: fakeApi({ 'receipts/hemmelig': receipt }) })
    const terms = (await screen.findByRole('heading', { name: 'Greit å vite' })).closest('section') ?? document.body
    const under = (name: string) => within(terms).getByRole('heading', { name }).nextElementSibling?.textContent
    expect(under('Angrerett')).toMatch(/kjøper du først i butikken.*reglene våre for bytte/)
    expect(under('Reklamasjon')).toMatch(/to år, og i fem .* to måneder/)
    expect(under('Levering')).toMatch(/henter selv i butikken, og det koster ingenting/)
    for (const words of ['Eksempel Sport AS', 'org.nr. 999 888 777', 'Storgata 1, 2000 Byen', 'hei@eksempel.example', '61 00 00 00'])
      expect(under('Selger')).toContain(words)
    expect(within(terms).getByRole('link', { name: 'Les mer hos kundeservice' }).getAttribute('href')).toBe('/kundeservice')
  })
})

describe('trying again', () => {
  const keys = (sent: readonly { readonly key?: string | undefined }[]) => sent.map(({ key }) => key)

  it.each([
    ['no answer came', new NoAnswerError('no line')],
    ['something between here and the commerce API failed', failing(502)],
    ['the commerce API failed', failing(500)],
    ['there were too many tries', failing(429)],
  ])('[R10.20] sends the same key when %s, for the stock may be taken already', async (_, error) => {
    const { sent } = await readyToSend({ reservations: inTurn(error, receipt) })
    await userEvent.click(send())
    expect((await screen.findByText(/Vi fikk ikke svar/)).closest('[role=alert]')).toBeTruthy()
    await userEvent.click(send())
    await screen.findByRole('heading', { name: 'Reservasjonen er mottatt' })
    const [first, second] = keys(sent())
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('[R10.20] sends another key after a change: it is another reservation', async () => {
    const { sent } = await readyToSend({ reservations: inTurn(new NoAnswerError('no line'), receipt) })
    await userEvent.click(send())
    await screen.findByText(/Vi fikk ikke svar/)
    await userEvent.type(field('Navn'), ' Hansen')
    await userEvent.click(send())
    await screen.findByRole('heading', { name: 'Reservasjonen er mottatt' })
    expect(new Set(keys(sent())).size).toBe(2)
  })

  it.each([
    [409, /ikke disse varene lenger/],
    [422, /ble ikke godtatt/],
  ])('a refusal (%s) is told in words, and a next try is a new one', async (status, words) => {
    const { sent } = await readyToSend({ reservations: inTurn(failing(status), receipt) })
    await userEvent.click(send())
    expect(await screen.findByText(words)).toBeTruthy()
    await userEvent.click(send())
    await screen.findByRole('heading', { name: 'Reservasjonen er mottatt' })
    expect(new Set(keys(sent())).size).toBe(2)
  })
})

describe('the shop', () => {
  const shops = [
    shop(4, 'Alta', { CoordLat: 69.97, CoordLong: 23.27 }),
    shop(6, 'Bergen', { CoordLat: 60.39, CoordLong: 5.32 }),
    shop(7, 'Drammen', { CoordLat: 59.74, CoordLong: 10.2 }),
  ]
  const stock = (quantities: Readonly<Record<number, number>>, articleId = 7) => ({
    articleId,
    shops: [4, 6, 7],
    variants: articleDetail(articleId).variants.map(({ ean }) => ({
      ean,
      shops: Object.entries(quantities).map(([id, qty]) => ({ id: Number(id), qty })),
    })),
  })
  const offered = (heading: string) =>
    within(screen.getByRole('list', { name: heading }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.querySelector('[data-part=name]')?.textContent)

  /** Two of an article are wanted, of which Alta has one; with another article, one of which is enough, Alta has that alone. */
  async function chooseAmong(others: readonly number[] = [8]) {
    const first = stock({ 4: 1, 6: 2, 7: 5 })
    const api = fakeApi({
      shops,
      'articles/8': articleDetail(8),
      'articles/slug/vare-8': articleDetail(8),
      'articles/search': found([article(7), article(8)]),
      'articles/availability/7': [first],
      'articles/availability/7,8': [first, stock({ 4: 1, 6: 2, 7: 5 }, 8)],
    })
    for (const id of [7, ...others]) {
      const { unmount } = openShop(`/product/vare-${id}`, { api })
      await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
      await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
      const dialog = within(await screen.findByRole('dialog'))
      if (id === 7) await userEvent.click(await dialog.findByRole('button', { name: /Én til/ }))
      unmount()
    }
    openShop('/checkout/reserver', { api })
    await screen.findByRole('list', { name: others.length === 0 ? 'Har varen' : 'Har alt i handlekurven' })
  }

  const position = (getCurrentPosition: unknown) =>
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'))

  it('[R10.46] is selected among those that have the whole cart first, and then the others with what they lack', async () => {
    await chooseAmong()
    expect(offered('Har alt i handlekurven')).toEqual(['Bergen', 'Drammen'])
    expect(offered('Mangler noe')).toEqual(['Alta'])
    expect(screen.getByText('Har 1 av 2 · Mangler Vare 7')).toBeTruthy()
  })

  it('[R10.165] is none that has nothing of the cart', async () => {
    await chooseAmong([])
    expect(offered('Har varen')).toEqual(['Bergen', 'Drammen'])
    expect(screen.queryByText('Alta')).toBeNull()
    expect(screen.queryByText('Mangler noe')).toBeNull()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Finn butikk' }), 'Alta')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Alta/ }).disabled).toBe(true)
    expect(offered('Har ikke nok av varene dine')).toEqual(['Alta'])
  })

  it('[R10.46] is nearest first once the shopper’s position is known', async () => {
    position((tell: (at: unknown) => void) => tell({ coords: { latitude: 59.91, longitude: 10.75 } }))
    await chooseAmong()
    await userEvent.click(screen.getByRole('button', { name: 'Bruk posisjonen min' }))
    expect(await screen.findByText('36 km unna')).toBeTruthy()
    expect(offered('Har alt i handlekurven')).toEqual(['Drammen', 'Bergen'])
    expect(offered('Mangler noe')).toEqual(['Alta'])
  })

  it('can still be searched for when there is no position', async () => {
    position((_: unknown, failed: (error: unknown) => void) => failed({ code: 1, message: 'denied' }))
    await chooseAmong()
    await userEvent.click(screen.getByRole('button', { name: 'Bruk posisjonen min' }))
    expect(await screen.findByText(/Vi fikk ikke posisjonen din/)).toBeTruthy()
    expect(offered('Har alt i handlekurven')).toEqual(['Bergen', 'Drammen'])
  })
})

it('tells beside the field what the commerce API refuses there, until the field is written anew', async () => {
  const refused = new ApiError(422, { message: 'no', code: 'VALIDATION', errors: { email: ['Email is not valid'] }, requestId: '1' })
  const { sent } = await readyToSend({ reservations: inTurn(refused, receipt) })
  await userEvent.click(send())
  await waitFor(() => expect(field('E-post').getAttribute('aria-invalid')).toBe('true'))
  expect(field('Navn').getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.type(field('E-post'), '.org')
  expect(field('E-post').getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.click(send())
  expect(await screen.findByRole('heading', { level: 1, name: 'Reservasjonen er mottatt' })).toBeTruthy()
  expect(sent()).toHaveLength(2)
})

describe('the receipt', () => {
  it('names what could not be reserved', async () => {
    const notReserved = [{ ...line, name: 'Vare 8', Count: 2 }]
    openShop('/checkout/kvittering/hemmelig', { api: fakeApi({ 'receipts/hemmelig': { ...receipt, notReserved } }) })
    expect(await screen.findByText('Følgende artikler ble dessverre ikke bestilt:')).toBeTruthy()
    expect(screen.getByText('2 × Vare 8, Granskog, M')).toBeTruthy()
  })

  it.each(['/checkout/kvittering/gjettet', '/checkout/kvittering'])('is missing for another token and for none: %s', async (address) => {
    openShop(address)
    expect(await screen.findByText('Vi finner ikke kvitteringen')).toBeTruthy()
    expect(screen.getByText(/Åpne lenken i e-posten/)).toBeTruthy()
  })

  it('can be asked for again after a failure', async () => {
    openShop('/checkout/kvittering/hemmelig', { api: fakeApi({ 'receipts/hemmelig': inTurn(failing(500), receipt) }) })
    await userEvent.click(await screen.findByRole('button', { name: /Prøv igjen/ }))
    expect(await screen.findByRole('heading', { name: 'Reservasjonen er mottatt' })).toBeTruthy()
  })
})

it('shops that could not be fetched can be asked for again', async () => {
  const { unmount } = openShop('/product/vare-7')
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  await screen.findByRole('dialog')
  unmount()
  const stock = [{ articleId: 7, shops: [4], variants: [{ ean: line.EanNo, shops: [{ id: 4, qty: 1 }] }] }]
  openShop('/checkout/reserver', { api: fakeApi({ 'articles/availability/7': inTurn(failing(503), stock) }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Prøv igjen' }))
  expect(await screen.findByRole('radio', { name: /Byen/ })).toBeTruthy()
})
