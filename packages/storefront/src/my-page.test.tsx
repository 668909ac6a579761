import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServerShop } from './entry-server.tsx'
import { ingrid, openOwn, order, owns, page, refused, reservation } from './my-page.fixtures.ts'
import { line } from './receipt.fixtures.ts'
import { appOf, fakeApi } from './shop.fixtures.tsx'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const heading = (name: string | RegExp, level = 1) => screen.findByRole('heading', { level, name })
const prompt = () => heading('Logg inn for å se siden din')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the customer’s own pages', () => {
  it.each([
    ['/min-side', 'Min side'],
    ['/min-side/ordrer', 'Ordrer'],
    ['/min-side/reservasjoner', 'Reservasjoner'],
    ['/min-side/anmeldelser', 'Anmeldelser'],
    ['/min-side/favoritter', 'Favoritter'],
  ])('[R10.54] %s opens its screen, which stands in the menu as the current one', async (path, name) => {
    openOwn(path)
    const menu = within(await screen.findByRole('navigation', { name: 'Min side' }))
    await heading(name)
    expect(menu.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(path)
  })

  it.each(['/min-side', '/min-side/ordrer', '/min-side/anmeldelser'])(
    '[R6.01] %s shows a guest the log-in prompt, which leads back, and asks for nothing of a customer’s',
    async (path) => {
      const { api } = openOwn(path, { 'customers/current': refused(404) })
      await prompt()
      const main = within(screen.getByRole('main'))
      expect(main.getByRole('link', { name: 'Logg inn' }).getAttribute('href')).toBe(`/logg-inn?til=${encodeURIComponent(path)}`)
      expect(api.calls.map((call) => call.path).filter((asked) => asked.startsWith('customers/current/'))).toEqual([])
    },
  )

  it('[R6.01] are the same for everybody from the server, and not to be found by search engines', async () => {
    const api = fakeApi({ ...owns, 'customers/current/code': { code: 'VD-48213' } })
    const answer = await createServerShop(appOf({ api }))(new Request('https://eksempel.example/min-side'))
    if (answer.kind !== 'page') throw new Error('the server answered no page')
    expect([answer.status, answer.head.robots, answer.head.title]).toEqual([200, 'noindex', 'Min side – Eksempel'])
    expect(renderToString(answer.element)).not.toMatch(/Ingrid|VD-48213/u)
    expect(api.calls.map((call) => call.path).filter((path) => path.startsWith('customers'))).toEqual([])
  })

  it.each([
    ['/min-side', 'customers/current/code'],
    ['/min-side/ordrer', 'customers/current/orders'],
    ['/min-side/reservasjoner', 'customers/current/reservations'],
    ['/min-side/anmeldelser', 'customers/current/reviews'],
  ])('[R6.06] [R8.15] a 401 on %s clears the user, and the log-in prompt stands in its place', async (path, asked) => {
    openOwn(path, { [asked]: refused(401) })
    await heading('Du er ikke logget inn lenger')
    expect(screen.queryByRole('navigation', { name: 'Min side' })).toBeNull()
    expect(localStorage.getItem('vd-user')).toBe('null')
  })
})

it('[R10.238] the prompt takes the focus from a button that went with the session', async () => {
  let asked = 0
  openOwn('/min-side/ordrer', { 'customers/current/orders': () => (asked++ === 0 ? page([order(9)], 1, 2) : refused(401)()) })
  await press('Vis flere')
  const shown = await screen.findByRole('region', { name: 'Du er ikke logget inn lenger' })
  await waitFor(() => expect(document.activeElement).toBe(shown))
})

describe('the overview', () => {
  it('[R3.47] shows the personal code as a QR code with its text, and keeps it for where there is no line', async () => {
    const view = openOwn('/min-side')
    await screen.findByRole('img', { name: 'QR-kode med din personlige kode' })
    expect(screen.getByText('VD-48213')).toBeTruthy()
    view.unmount()
    openOwn('/min-side', { 'customers/current/code': refused(503) })
    await screen.findByRole('img', { name: 'QR-kode med din personlige kode' })
    expect(screen.getByText('VD-48213')).toBeTruthy()
  })

  it('[R3.47] tells that the code did not come, and asks again', async () => {
    let tries = 0
    openOwn('/min-side', { 'customers/current/code': () => (tries++ === 0 ? refused(503)() : { code: 'VD-2' }) })
    await press('Prøv igjen')
    expect(await screen.findByText('VD-2')).toBeTruthy()
  })

  it('[R10.141] says in large words what is to be collected first, until when and where', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-26T11:00:00Z'), shouldAdvanceTime: true })
    openOwn('/min-side', {
      'customers/current/reservations': page([
        reservation(4, { statusID: 4, collectBefore: '2026-11-27T11:00:00Z' }),
        reservation(3, { shopID: 6, collectBefore: '2026-11-30T17:00:00Z' }),
        reservation(2, { collectBefore: '2026-11-28T17:00:00Z' }),
        reservation(1, { collectBefore: '2026-11-25T17:00:00Z' }),
      ]),
    })
    const next = within((await heading('Hent innen lørdag\u00a018.00\u00a0· Byen', 2)).parentElement as HTMLElement)
    expect(next.getByRole('link', { name: 'Se kvitteringen' }).getAttribute('href')).toBe('/checkout/kvittering#token=hemmelig-2')
    expect(await heading('Reservasjon 4', 3)).toBeTruthy()
  })

  it('[R10.141] shows what was bought last, and where to begin when there is nothing', async () => {
    const view = openOwn('/min-side', {
      'customers/current/orders': page([order(9, { date: '2026-03-05T10:00:00Z' }), order(8)]),
      'customers/current/reservations': page([reservation(1, { statusID: 2, date: '2026-03-04T10:00:00Z' })]),
    })
    await heading('Siste ordre', 2)
    expect(screen.getByText('Ordre 9')).toBeTruthy()
    expect(screen.queryByText('Ordre 8')).toBeNull()
    view.unmount()
    openOwn('/min-side')
    await heading('Ingen kjøp ennå', 2)
  })

  it('[R8.14] [R9.04] sends the mail that verifies the address once more, says so for 3000 ms, or that it was not sent', async () => {
    let answer: () => unknown = () => null
    openOwn('/min-side', {
      'customers/current': { ...ingrid, email_verified: false },
      'customers/email/resend': () => answer(),
    })
    const send = await screen.findByRole('button', { name: 'Send ny e-post' })
    vi.useFakeTimers({ shouldAdvanceTime: false })
    send.click()
    await vi.waitFor(() => expect(screen.getByText('Epost sendt til ingrid@eksempel.no')).toBeTruthy())
    await vi.advanceTimersByTimeAsync(2900)
    expect(screen.queryByText('Epost sendt til ingrid@eksempel.no')).toBeTruthy()
    await vi.advanceTimersByTimeAsync(200)
    await vi.waitFor(() => expect(screen.queryByText('Epost sendt til ingrid@eksempel.no')).toBeNull())
    vi.useRealTimers()
    answer = refused(500)
    await press('Send ny e-post')
    await screen.findByText('Epost ble ikke sendt')
  })

  it('[R10.242] names the new address where one waits, for the mail goes to that', async () => {
    openOwn('/min-side', {
      'customers/current': { ...ingrid, email_verified: false, pending_email: 'ny@eksempel.no' },
      'customers/email/resend': null,
    })
    expect(await screen.findByText(/e-posten vi sendte til ny@eksempel\.no/u)).toBeTruthy()
    await press('Send ny e-post')
    await screen.findByText('Epost sendt til ny@eksempel.no')
  })

  it('says nothing of the address where it is verified', async () => {
    openOwn('/min-side')
    await screen.findByText('VD-48213')
    expect(screen.queryByRole('button', { name: 'Send ny e-post' })).toBeNull()
  })

  it('logs out, and nothing of the customer’s stays in the browser', async () => {
    const { router } = openOwn('/min-side', { 'customers/logout': null })
    await screen.findByText('VD-48213')
    await press('Logg ut')
    await screen.findByText('Du er logget ut')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect([localStorage.getItem('vd-user'), localStorage.getItem('vd-code')]).toEqual(['null', null])
  })

  it.each(['/min-side/ordrer', '/min-side/innstillinger'])('[R10.252] logs out from %s too', async (path) => {
    const { router } = openOwn(path, { 'customers/logout': null })
    await press('Logg ut')
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  })

  it('[R8.13] a 419 at the log-out clears the user and asks for a reload', async () => {
    openOwn('/min-side', { 'customers/logout': refused(419) })
    await screen.findByText('VD-48213')
    await press('Logg ut')
    await screen.findByText('Vennligst last siden på nytt')
    expect(localStorage.getItem('vd-user')).toBe('null')
    expect(screen.queryByText('VD-48213')).toBeNull()
  })
})

describe('orders and reservations', () => {
  it('[R10.142] have their status in words, their shop and the way to their receipt', async () => {
    const statuses = ['Reservert', 'Hentet', 'Ikke hentet i tide', 'Avbestilt', 'Venter på bekreftelse', 'Ikke bekreftet i tide', 'Utsolgt']
    openOwn('/min-side/reservasjoner', {
      'customers/current/reservations': page(statuses.map((_, index) => reservation(index + 1, { statusID: index + 1 }))),
    })
    const list = await screen.findByRole('list', { name: 'Reservasjoner' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map((row) => statuses.find((words) => row.textContent.includes(words)))).toEqual(statuses)
    await waitFor(() => expect(rows[0]?.textContent).toContain('Byen'))
    expect(
      within(rows[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/checkout/kvittering#token=hemmelig-1')
  })

  it('[R10.176] name their goods with colour and size, and how many', async () => {
    const lines = [
      { ...line, name: 'Ullgenser', size: 'M', color: 'Granskog', Count: 2 },
      { ...line, name: 'Ullgenser', size: 'L', color: 'Granskog', Count: 1 },
    ]
    openOwn('/min-side/ordrer', { 'customers/current/orders': page([order(9, { orderLines: lines })]) })
    const list = await screen.findByRole('list', { name: 'Ordrer' })
    expect(within(list).getByRole('listitem').textContent).toContain('2 × Ullgenser, Granskog, MUllgenser, Granskog, L')
  })

  it.each([
    ['accepted', 'collect', 'Mottatt'],
    ['captured', 'collect', 'Hentet'],
    ['captured', 'delivery', 'Sendt'],
    ['on_hold', 'collect', 'Betalingen behandles'],
    ['refunded', 'delivery', 'Betalt tilbake'],
    ['cancelled', 'collect', 'Avbestilt'],
    ['review_required', 'collect', 'Ikke gjennomført'],
  ] as const)('[R10.142] an order whose payment is %s (%s) is %s', async (state, shipping, words) => {
    openOwn('/min-side/ordrer', {
      'customers/current/orders': page([order(9, { payment: { state, token: 'ordre-9', shopID: 4, shipping } })]),
    })
    await screen.findByText(words)
    expect(screen.getByRole('link', { name: 'Se kvitteringen: Ordre 9' }).getAttribute('href')).toBe('/checkout/kvittering#token=ordre-9')
  })

  it('[R4.31] more of them are added below, each once', async () => {
    let asked = 0
    openOwn('/min-side/ordrer', {
      'customers/current/orders': () => (asked++ === 0 ? page([order(9), order(8)], 1, 2) : page([order(8), order(7)], 2, 2)),
    })
    await press('Vis flere')
    await screen.findByText('Ordre 7')
    expect(screen.getAllByRole('heading', { level: 2, name: /^Ordre/u }).map((title) => title.textContent)).toEqual([
      'Ordre 9',
      'Ordre 8',
      'Ordre 7',
    ])
    expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull()
  })

  it('tells that they did not come, and asks again', async () => {
    let tries = 0
    openOwn('/min-side/ordrer', { 'customers/current/orders': () => (tries++ === 0 ? refused(500)() : page([order(9)])) })
    await press('Prøv igjen')
    expect(await screen.findByText('Ordre 9')).toBeTruthy()
  })

  it('[R10.143] an order is bought again: what can be had is in the cart, which opens', async () => {
    openOwn('/min-side/ordrer', {
      'customers/current/orders': page([order(9, { orderLines: [{ ...line, EanNo: '7090000071', Count: 2 }] })]),
    })
    await press('Kjøp igjen: Ordre 9')
    const cart = within(await screen.findByRole('dialog'))
    expect(cart.getByText('Vare 7')).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('vd-cart') ?? '{}')).toMatchObject({ orders: [{ ean: '7090000071', count: 2 }] })
  })

  it('[R10.143] what can not be had again is told by its name, and the rest is in the cart', async () => {
    const gone = { ...line, EanNo: '7090000099', name: 'Gammel lue', size: 'L', articleId: 99 }
    const many = { ...line, EanNo: '7090000072', name: 'Vare 7', size: 'L', Count: 40 }
    openOwn('/min-side/ordrer', {
      'customers/current/orders': page([order(9, { orderLines: [{ ...line, EanNo: '7090000071' }, many, gone] })]),
    })
    await press('Kjøp igjen: Ordre 9')
    await screen.findByText('Ikke å få nå: Gammel lue (L).')
    expect(screen.getByText('Flere enn du har i handlekurven, er ikke å få: Vare 7 (L).')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(JSON.parse(localStorage.getItem('vd-cart') ?? '{}')).toMatchObject({ orders: [{ ean: '7090000071' }, { ean: '7090000072' }] })
    await press('Se handlekurven')
    await screen.findByRole('dialog')
  })

  it('[R10.235] what the cart takes no more of is not called sold out, and is told in sight', async () => {
    openOwn('/min-side/ordrer', {
      'customers/current/orders': page([order(9, { orderLines: [{ ...line, EanNo: '7090000071', size: 'M', Count: 40 }] })]),
    })
    await press('Kjøp igjen: Ordre 9')
    await screen.findByText('Lagt i handlekurven, men ikke alt')
    const sights = vi.spyOn(Element.prototype, 'scrollIntoView')
    await press('Kjøp igjen: Ordre 9')
    await screen.findByText('Ingenting nytt i handlekurven')
    const told = screen.getByText('Flere enn du har i handlekurven, er ikke å få: Vare 7 (M).')
    expect(screen.queryByText(/Ikke å få nå/u)).toBeNull()
    expect(sights.mock.contexts.some((notice) => (notice as Element).contains(told))).toBe(true)
    sights.mockRestore()
    await press('Se handlekurven')
    await screen.findByRole('dialog')
  })
})
