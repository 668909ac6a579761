import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, refusal, rememberKari, watchDocuments } from '../customer.fixtures.ts'
import { fakeApi, openShop, type Answers } from '../shop.fixtures.tsx'

/** A window of this width, for all who ask by a least width. */
const openedAt = (width: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const least = Number(/width >= (\d+)px/u.exec(query)?.[1] ?? Infinity)
    return Object.assign(new EventTarget(), { matches: width >= least, media: query }) as unknown as MediaQueryList
  })

let documents: ReturnType<typeof watchDocuments>
beforeEach(() => {
  documents = watchDocuments()
  openedAt(1440)
})
afterEach(() => {
  vi.restoreAllMocks()
  document.head.querySelector('script[data-service]')?.remove()
})

const loginTitle = { name: 'Logg inn' }
const findLogin = async () => within(await screen.findByRole('dialog', loginTitle))
const press = async (role: 'link' | 'button' | 'radio', name: string) => userEvent.click(await screen.findByRole(role, { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog', loginTitle)).toBeNull())

function open(path: string, answers: Answers = {}) {
  const api = fakeApi({ 'customers/login': kari, 'customers/current': null, 'customers/current/favourites': { articles: [] }, ...answers })
  return { ...openShop(path, { api }), api }
}

async function logIn(dialog: Awaited<ReturnType<typeof findLogin>>) {
  await userEvent.type(await dialog.findByLabelText('E-post eller mobilnummer'), 'kari@eksempel.no')
  await userEvent.type(dialog.getByLabelText('Passord'), 'ull lue fjell')
  await userEvent.click(dialog.getByRole('button', { name: 'Logg inn' }))
}

async function openCart(answers: Answers = {}) {
  const view = open('/product/vare-7', answers)
  await press('radio', 'M')
  await press('button', 'Legg i handlekurven')
  await screen.findByRole('dialog', { name: 'Min Handlekurv' })
  return view
}

const account = () => screen.findByRole('link', { name: 'Min side' })

describe('the log-in over the page', () => {
  it('[R10.153] opens from the header, and leaves who has logged in on the page that shows it', async () => {
    const { router } = open('/product/vare-7#farge=5')
    await userEvent.click(await account())
    await logIn(await findLogin())
    await gone()
    expect(router.state.location).toMatchObject({ pathname: '/product/vare-7', hash: '#farge=5' })
    expect(documents.assigned).not.toHaveBeenCalled()
    expect(JSON.parse(localStorage.getItem('vd-user') ?? '{}')).toMatchObject({ id: 31 })
    expect(await screen.findByText('Du er logget inn som Kari')).toBeTruthy()
    await userEvent.click(await account())
    await waitFor(() => expect(router.state.location.pathname).toBe('/min-side'))
  })

  it('[R10.153] stays with what was refused, and says why', async () => {
    open('/product/vare-7', { 'customers/login': refusal(422) })
    await userEvent.click(await account())
    const dialog = await findLogin()
    await logIn(dialog)
    expect((await dialog.findByRole('alert')).textContent).toContain('Feil brukernavn/passord')
    expect(dialog.getByLabelText('E-post eller mobilnummer')).toHaveProperty('value', 'kari@eksempel.no')
  })

  it('[R10.154] is closed by Escape, which gives the focus back, and by Back, which stays on the page', async () => {
    const { router } = open('/product/vare-7')
    const opener = await account()
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog', loginTitle)
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await gone()
    await waitFor(() => expect(document.activeElement).toBe(opener))
    await userEvent.click(opener)
    await findLogin()
    await act(() => router.navigate(-1))
    await gone()
    expect(router.state.location.pathname).toBe('/product/vare-7')
  })

  it('[R10.236] leads on to the registration and the forgotten password, from which Back leads to the page', async () => {
    const { router } = open('/product/vare-7')
    await userEvent.click(await account())
    const dialog = await findLogin()
    expect(dialog.getByRole('link', { name: 'Glemt passordet?' }).getAttribute('href')).toBe('/glemt-passord?til=%2Fproduct%2Fvare-7')
    await userEvent.click(dialog.getByRole('link', { name: 'Opprett konto' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/registrer'))
    expect(router.state.location.search).toBe('?til=%2Fproduct%2Fvare-7')
    await gone()
    await act(() => router.navigate(-1))
    await waitFor(() => expect(router.state.location.pathname).toBe('/product/vare-7'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('sends a link by e-mail to who has no password at hand', async () => {
    const { api } = open('/product/vare-7', { 'customers/login/link': null })
    await userEvent.click(await account())
    await userEvent.click((await findLogin()).getByRole('button', { name: 'Logg inn uten passord' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Logg inn uten passord' }))
    await userEvent.type(dialog.getByLabelText('E-postadresse'), 'kari@eksempel.no')
    await userEvent.click(dialog.getByRole('button', { name: 'Send lenke' }))
    expect(await dialog.findByRole('heading', { name: 'Se i innboksen' })).toBeTruthy()
    expect(api.calls.find(({ path }) => path === 'customers/login/link')?.sent).toEqual({ email: 'kari@eksempel.no' })
  })

  it.each([
    ['on a narrow window', () => openedAt(390)],
    [
      'where a service runs in the document',
      () => {
        const service = document.createElement('script')
        service.dataset['service'] = 'google-analytics:G-1'
        document.head.append(service)
      },
    ],
  ])('[R10.155] is the page of its own %s', async (_, arrange) => {
    const { router } = open('/butikker')
    const opener = await account()
    arrange()
    await userEvent.click(opener)
    await waitFor(() => expect(router.state.location.pathname).toBe('/min-side'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is not asked for by who is logged in', async () => {
    rememberKari()
    const { router } = open('/butikker', { 'customers/current': kari })
    await userEvent.click(await account())
    await waitFor(() => expect(router.state.location.pathname).toBe('/min-side'))
  })
})

describe('the log-in from the cart', () => {
  it('[R10.153] takes the cart’s place, and gives it back with what is the customer’s', async () => {
    await openCart()
    await press('link', 'Logg inn')
    const dialog = await findLogin()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Min Handlekurv' })).toBeNull())
    await logIn(dialog)
    const cart = within(await screen.findByRole('dialog', { name: 'Min Handlekurv' }))
    await waitFor(() => expect(cart.queryByRole('link', { name: 'Logg inn' })).toBeNull())
    expect(cart.getByRole('link', { name: 'Vare 7' })).toBeTruthy()
  })

  it('[R2.58] [R10.155] leads by page to where the cart is open', async () => {
    openedAt(390)
    const { router } = await openCart()
    await press('link', 'Logg inn')
    await waitFor(() => expect(router.state.location.pathname).toBe('/logg-inn'))
    await userEvent.type(await screen.findByLabelText('E-post eller mobilnummer'), 'kari@eksempel.no')
    await userEvent.type(screen.getByLabelText('Passord'), 'ull lue fjell')
    await press('button', 'Logg inn')
    await waitFor(() => expect(documents.assigned).toHaveBeenCalledWith('/product/vare-7?openCart='))
  })

  it('is offered on the checkout’s first screen', async () => {
    const { unmount } = await openCart()
    unmount()
    open('/checkout')
    await press('link', 'Logg inn')
    expect(await findLogin()).toBeTruthy()
  })
})

describe('the form of who collects', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })

  it('[R10.156] has what the account knows where nothing was written, also of who logs in meanwhile', async () => {
    const { unmount } = await openCart()
    unmount()
    open('/checkout/reserver')
    await screen.findByRole('radio', { name: /Byen/ })
    expect(field('E-post').value).toBe('')
    await userEvent.type(field('Navn'), 'Ola Hansen')
    await press('link', 'Logg inn')
    await logIn(await findLogin())
    await gone()
    await waitFor(() => expect(field('E-post').value).toBe('kari@eksempel.no'))
    expect(field('Mobilnummer').value.replaceAll(' ', '')).toBe('41234567')
    expect(field('Navn').value).toBe('Ola Hansen')
    expect(screen.queryByRole('link', { name: 'Logg inn' })).toBeNull()
    await userEvent.clear(field('E-post'))
    expect(field('E-post').value).toBe('')
  })

  it('[R10.156] takes what was written for the last reservation first', async () => {
    const { unmount } = await openCart()
    unmount()
    const cart = JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as object
    localStorage.setItem(
      'vd-cart',
      JSON.stringify({ ...cart, client: { name: 'Ola Hansen', email: 'ola@eksempel.no', phone: '98765432' } }),
    )
    rememberKari()
    open('/checkout/reserver', { 'customers/current': kari })
    await screen.findByRole('radio', { name: /Byen/ })
    expect([field('Navn').value, field('E-post').value]).toEqual(['Ola Hansen', 'ola@eksempel.no'])
  })
})
