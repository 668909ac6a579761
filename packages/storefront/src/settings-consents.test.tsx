import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { kari, refusal, rememberKari, watchDocuments } from './customer.fixtures.ts'
import { sessionOf } from './session/index.ts'
import { openSettings as open } from './settings.fixtures.ts'

beforeEach(() => {
  watchDocuments()
  rememberKari()
})
afterEach(() => vi.restoreAllMocks())

describe('the switches of the consents', () => {
  const named = (name: string) => screen.findByRole('switch', { name })
  const isOn = async (name: string) => ((await named(name)) as HTMLInputElement).checked

  /** The account, whose changes wait until the test answers the oldest of them. */
  function openSlowly(refused: Readonly<Record<string, number>> = {}) {
    let account: object = kari
    const waiting: (() => void)[] = []
    const shop = open({
      'customers/31': async (body: object) => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        const status = Object.keys(body).flatMap((field) => refused[field] ?? [])[0]
        if (status !== undefined) return refusal(status)()
        account = { ...account, ...body }
        return account
      },
    })
    const answer = async () => {
      await waitFor(() => expect(waiting).not.toEqual([]))
      waiting.shift()?.()
    }
    return { ...shop, answer, waiting, sentSoFar: () => shop.sent('customers/31', 'put') }
  }

  it('[R10.216] answer at once, and what is pressed meanwhile is sent one after another', async () => {
    const { answer, sentSoFar, waiting } = openSlowly()
    for (const name of ['Nyhetsbrev på e-post', 'Kundeklubben', 'Invitasjoner']) {
      await userEvent.click(await named(name))
      expect(await isOn(name)).toBe(true)
    }
    expect(sentSoFar()).toEqual([{ newsletter: true }])
    for (const _ of [1, 2, 3]) await answer()
    expect(await screen.findByText('Valget er lagret')).toBeTruthy()
    expect(sentSoFar()).toEqual([{ newsletter: true }, { club: true }, { event_invite: true }])
    expect([await isOn('Nyhetsbrev på e-post'), await isOn('Kundeklubben'), await isOn('Invitasjoner')]).toEqual([true, true, true])
    expect(waiting).toEqual([])
  })

  it('[R10.216] end as they were last shown when one is pressed twice', async () => {
    const { answer, sentSoFar } = openSlowly()
    await userEvent.click(await named('Kundeklubben'))
    await userEvent.click(await named('Kundeklubben'))
    expect(await isOn('Kundeklubben')).toBe(false)
    await answer()
    await answer()
    expect(await screen.findByText('Valget er lagret')).toBeTruthy()
    expect(sentSoFar()).toEqual([{ club: true }, { club: false }])
    expect(await isOn('Kundeklubben')).toBe(false)
  })

  it('[R10.216] go back by themselves when a change is refused, which is told, and the others stay', async () => {
    const { answer } = openSlowly({ newsletter: 403 })
    await userEvent.click(await named('Nyhetsbrev på e-post'))
    await userEvent.click(await named('Kundeklubben'))
    await answer()
    expect((await screen.findByText('Nyhetsbrev på e-post: Ugyldig data')).closest('[role=alert]')).toBeTruthy()
    expect([await isOn('Nyhetsbrev på e-post'), await isOn('Kundeklubben')]).toEqual([false, true])
    await answer()
    expect(await screen.findByText('Valget er lagret')).toBeTruthy()
    expect([await isOn('Nyhetsbrev på e-post'), await isOn('Kundeklubben')]).toEqual([false, true])
  })

  it('[R10.216] go back too when no answer comes, and keep what is pressed after that', async () => {
    const { answer, app } = openSlowly({ newsletter: 500 })
    await userEvent.click(await named('Nyhetsbrev på e-post'))
    await answer()
    expect(await screen.findByText('Vi fikk ikke gjort det du ba om. Prøv igjen om litt.')).toBeTruthy()
    await waitFor(async () => expect(await isOn('Nyhetsbrev på e-post')).toBe(false))
    await userEvent.click(await named('Kundeklubben'))
    await answer()
    await waitFor(() => expect(sessionOf(app).getState().user?.club).toBe(true))
    expect([await isOn('Nyhetsbrev på e-post'), await isOn('Kundeklubben')]).toEqual([false, true])
  })

  it('[R10.216] show what is still sent where the screen was left and opened again', async () => {
    const { answer, router } = openSlowly()
    await userEvent.click(await named('Kundeklubben'))
    await userEvent.click(await named('Invitasjoner'))
    await router.navigate('/min-side')
    await router.navigate('/min-side/innstillinger')
    expect([await isOn('Kundeklubben'), await isOn('Invitasjoner')]).toEqual([true, true])
    await answer()
    await answer()
    expect(await screen.findByText('Valget er lagret')).toBeTruthy()
    expect([await isOn('Kundeklubben'), await isOn('Invitasjoner')]).toEqual([true, true])
  })

  it('[R10.216] send nothing of one customer for another', async () => {
    const { answer, sentSoFar, app } = openSlowly()
    await userEvent.click(await named('Kundeklubben'))
    await userEvent.click(await named('Invitasjoner'))
    act(() => sessionOf(app).setState(({ user }) => ({ user: user && { ...user, id: 32 } })))
    await answer()
    await waitFor(async () => expect(await isOn('Invitasjoner')).toBe(false))
    expect(sentSoFar()).toEqual([{ club: true }])
  })
})
