import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { mapCustomer } from '@vidda/contract/map'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, refusal, watchDocuments } from './customer.fixtures.ts'
import { asCustomer, sessionOf } from './session/index.ts'
import { fakeApi, openShop } from './shop.fixtures.tsx'

beforeEach(() => {
  watchDocuments()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const ola = { ...kari, id: 32, first_name: 'Ola', email: 'ola@eksempel.no' }

const kept = () => sessionStorage.getItem('vd-forms') ?? ''

/** Opens a page as a document of its own has it, for whoever is logged in on the server. */
async function open(path: string, current: typeof kari | null) {
  cleanup()
  localStorage.setItem('vd-user', JSON.stringify(current && mapCustomer(current)))
  const api = fakeApi({
    'customers/current': current,
    'customers/current/favourites': { articles: [] },
    'customers/current/sessions': [],
    'customers/logout': null,
  })
  // Who is logged in is asked at once where something is kept, else with the first navigation.
  const shop = openShop(kept() === '' ? '/kundeservice' : path, { api })
  await screen.findByRole('main')
  await act(() => shop.router.navigate(path))
  await waitFor(() => expect(api.calls.some((call) => call.path === 'customers/current')).toBe(true))
  return shop
}

const settings = '/min-side/innstillinger'
const field = (label: string) => screen.findByLabelText(label)
const valueOf = async (label: string) => ((await field(label)) as HTMLInputElement).value
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

async function write(label: string, text: string) {
  await userEvent.clear(await field(label))
  await userEvent.type(await field(label), text)
}

/** What another tab writes when it logs out or in. */
function becomeElsewhere(user: object | null) {
  localStorage.setItem('vd-user', JSON.stringify(user))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vd-user' })))
}

/** Kari's settings with another first name that is not saved, when another tab logs out. */
async function leaveWritten() {
  await open(settings, kari)
  await write('Fornavn', 'Karianne')
  becomeElsewhere(null)
  expect(kept()).toContain('Karianne')
}

/** Shows the profile as its account has it, once nothing more is to be written into it. */
async function shows(firstName: string) {
  await field('Fornavn')
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await valueOf('Fornavn')).toBe(firstName)
}

describe('what a customer has written', () => {
  it('[R10.217] waits behind the prompt to log in until the customer is there again', async () => {
    await leaveWritten()
    await open(settings, null)
    await screen.findByRole('heading', { name: 'Logg inn for å se siden din' })
    expect(kept()).toContain('Karianne')
    pass(30)
    await open(settings, kari)
    await waitFor(async () => expect(await valueOf('Fornavn')).toBe('Karianne'))
    expect(kept()).toBe('')
  })

  it('[R10.239] waits for the new document where another tab logs in, though the old one shows the fields meanwhile', async () => {
    await leaveWritten()
    await open(settings, null)
    await screen.findByRole('heading', { name: 'Logg inn for å se siden din' })
    becomeElsewhere(mapCustomer(kari))
    await shows('Kari')
    expect(kept()).toContain('Karianne')
    await open(settings, kari)
    await waitFor(async () => expect(await valueOf('Fornavn')).toBe('Karianne'))
  })

  it('[R10.217] is given to no other customer, and is gone once one has been there', async () => {
    await leaveWritten()
    await open(settings, ola)
    await shows('Ola')
    expect(kept()).toBe('')
    await open(settings, kari)
    await shows('Kari')
  })

  it('[R10.217] is given to no guest', async () => {
    await open('/registrer', null)
    sessionStorage.setItem(
      'vd-forms',
      JSON.stringify([
        { path: '/registrer', customerId: 31, fields: [{ name: 'firstName', nth: 0, value: 'Karianne' }], until: Date.now() + 60_000 },
      ]),
    )
    await open('/registrer', null)
    await shows('')
    expect(kept()).toContain('Karianne')
  })

  it('[R10.217] is dropped after an hour', async () => {
    await leaveWritten()
    pass(61)
    await open(settings, kari)
    await shows('Kari')
    expect(kept()).toBe('')
  })

  it('[R10.217] is there again on the same page after the session ended in its midst', async () => {
    const { app } = await open(settings, kari)
    await write('Fornavn', 'Karianne')
    await act(() => asCustomer(app, Promise.resolve().then(refusal(401))).catch(() => undefined))
    await screen.findByRole('heading', { name: 'Du er ikke logget inn lenger' })
    pass(30)
    act(() => sessionOf(app).getState().setUser(mapCustomer(kari)))
    await waitFor(async () => expect(await valueOf('Fornavn')).toBe('Karianne'))
    expect(kept()).toBe('')
  })

  it('[R10.217] goes with a log-out in this tab', async () => {
    await leaveWritten()
    const { router } = await open('/min-side', kari)
    await userEvent.click(await screen.findByRole('button', { name: 'Logg ut' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(kept()).toBe('')
  })

  it('[R10.217] is kept without passwords, though they are shown, and without switches', async () => {
    await open(settings, kari)
    await write('E-postadresse', 'ny@eksempel.no')
    await userEvent.type(await field('Nåværende passord'), 'ull lue fjell')
    await userEvent.click(screen.getByRole('button', { name: /Vis passord|^Vis/u }))
    expect(await field('Nåværende passord')).toHaveProperty('type', 'text')
    await userEvent.click(await screen.findByRole('switch', { name: 'Kundeklubben' }))
    becomeElsewhere(null)
    expect(kept()).toContain('ny@eksempel.no')
    expect(kept()).not.toMatch(/ull lue|true/u)
  })
})

describe('what a guest has written', () => {
  it('[R10.217] is given to the customer that logs in from there, and to none after that', async () => {
    await open('/registrer', null)
    await write('Fornavn', 'Karianne')
    becomeElsewhere({ id: 31, firstName: 'Kari' })
    await open('/', kari)
    await waitFor(() => expect(kept()).toContain('"customerId":31'))
    await open('/', ola)
    await waitFor(() => expect(kept()).toBe(''))
  })

  it('[R10.217] does not go over what is written since', async () => {
    await open('/registrer', null)
    await write('Fornavn', 'Karianne')
    await write('Etternavn', 'Nordmann')
    becomeElsewhere({ id: 31, firstName: 'Kari' })
    await open('/registrer', null)
    await waitFor(async () => expect(await valueOf('Etternavn')).toBe('Nordmann'))
    await write('Etternavn', 'Hansen')
    await shows('Karianne')
    expect(await valueOf('Etternavn')).toBe('Hansen')
  })
})
