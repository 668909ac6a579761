import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { mapCustomer } from '@vidda/contract/map'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, refusal, rememberKari, watchDocuments } from './customer.fixtures.ts'
import { asCustomer, sessionOf } from './session/index.ts'
import { appOf, fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

let documents: ReturnType<typeof watchDocuments>
beforeEach(() => {
  documents = watchDocuments()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const own: Answers = { 'customers/current': kari, 'customers/current/favourites': { articles: [] }, 'customers/current/sessions': [] }

/** Opens a page and goes on to another one, with which the page begins to follow the session. */
async function openAndGo(answers: Answers = own, to = '/min-side/innstillinger') {
  const api = fakeApi(answers)
  const shop = openShop('/', { api })
  await screen.findByRole('main')
  await act(() => shop.router.navigate(to))
  await waitFor(() => expect(api.calls.some(({ path }) => path === 'customers/current')).toBe(true))
  return { ...shop, asked: () => api.calls.filter(({ path }) => path === 'customers/current').length }
}

/** What another tab writes. */
function writeElsewhere(user: object | null) {
  localStorage.setItem('vd-user', JSON.stringify(user))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'vd-user' })))
}

describe('the user', () => {
  it('[R3.48] is not loaded until there is one', () => {
    const session = sessionOf(appOf())
    expect(session.getState()).toMatchObject({ user: null, loaded: false })
    session.getState().setUser(mapCustomer(kari))
    expect(session.getState().loaded).toBe(true)
  })

  it('[R4.27] that is loaded replaces the one before entirely', () => {
    const session = sessionOf(appOf())
    session.getState().setUser({ ...mapCustomer(kari), pendingEmail: 'ny@eksempel.no', birthDate: '1990-05-17' })
    const ola = mapCustomer({ ...kari, id: 32, first_name: 'Ola' })
    session.getState().setUser(ola)
    expect(session.getState().user).toEqual(ola)
    expect(JSON.parse(localStorage.getItem('vd-user') ?? '')).toEqual(JSON.parse(JSON.stringify(ola)))
  })

  it('[R6.02] carries permissions unchanged', () => {
    expect(mapCustomer({ ...kari, permissions: ['ansatt', 'x'] }).permissions).toEqual(['ansatt', 'x'])
  })

  it.each([
    [401, false],
    [403, true],
    [500, true],
  ])('[R4.25] after a %i is there: %j', async (status, loaded) => {
    const app = appOf()
    sessionOf(app).getState().setUser(mapCustomer(kari))
    await expect(asCustomer(app, Promise.resolve().then(refusal(status)))).rejects.toThrow('No')
    expect(sessionOf(app).getState().loaded).toBe(loaded)
  })
})

describe('another tab', () => {
  it('[R4.28] [R4.30] that changes the user changes this one too, without a reload', async () => {
    rememberKari()
    await openAndGo()
    await screen.findByText('Hei, Kari')
    writeElsewhere({ ...mapCustomer(kari), firstName: 'Karianne' })
    expect(await screen.findByText('Hei, Karianne')).toBeTruthy()
    expect(documents.reloaded).not.toHaveBeenCalled()
  })

  it.each([
    ['logs out', kari, null],
    ['logs in', null, { id: kari.id, firstName: 'Kari' }],
  ])('[R4.30] that %s reloads this one, once', async (_, current, stored) => {
    if (current) rememberKari()
    await openAndGo({ ...own, 'customers/current': current }, '/kundeservice')
    writeElsewhere(stored)
    await waitFor(() => expect(documents.reloaded).toHaveBeenCalled())
    documents.reloaded.mockClear()
    writeElsewhere(stored)
    expect(documents.reloaded).not.toHaveBeenCalled()
  })

  it('[R10.151] what was written before the reload is written again, but for passwords', async () => {
    const { unmount } = await openAndGo({ ...own, 'customers/current': null }, '/registrer')
    await userEvent.type(await screen.findByLabelText('Fornavn'), 'Kari')
    await userEvent.type(screen.getByLabelText('Mobilnummer'), '41234567')
    await userEvent.type(screen.getByLabelText('Nytt passord'), 'sopp ski lykt')
    await userEvent.click(screen.getByLabelText('Bli med i kundeklubben'))
    writeElsewhere({ id: 31, firstName: 'Kari' })
    expect(sessionStorage.getItem('vd-forms')).not.toContain('sopp')
    unmount()
    localStorage.clear()
    openShop('/registrer', { api: fakeApi({ ...own, 'customers/current': null }) })
    await waitFor(async () => expect(await screen.findByLabelText('Fornavn')).toHaveProperty('value', 'Kari'))
    expect(screen.getByLabelText('Mobilnummer')).toHaveProperty('value', expect.stringMatching(/^412 ?34 ?567$/u))
    expect(screen.getByLabelText('Bli med i kundeklubben')).toHaveProperty('checked', true)
    expect(screen.getByLabelText('Nytt passord')).toHaveProperty('value', '')
    expect(sessionStorage.getItem('vd-forms')).toBeNull()
  })
})

it('[R10.150] who is logged in is asked anew when the shopper comes back after an hour, and not before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00:00Z') })
  const { asked } = await openAndGo({ ...own, 'customers/current': null }, '/kundeservice')
  const comeBack = (minutes: number) => {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    window.dispatchEvent(new Event('focus'))
  }
  expect(asked()).toBe(1)
  comeBack(59)
  expect(asked()).toBe(1)
  comeBack(1)
  await waitFor(() => expect(asked()).toBe(2))
})
