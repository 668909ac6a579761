import { ApiError } from '@vidda/client'
import { updateCustomer } from '@vidda/client/customers'
import type { Customer } from '@vidda/domain/customer'
import { accountSettingsTexts, loginTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useFailure, useSuccess } from '../alerts/index.ts'
import { useApp, type App } from '../app/index.ts'
import { asCustomer, isLoggedOut, sessionOf } from '../session/index.ts'
import { isRefusal, refusalOf } from './refusal.ts'
import { useReloadAndTell } from './use-told-after-reload.ts'

export const consents = ['club', 'newsletter', 'eventInvite', 'birthdayGift', 'marketing'] as const

export type Consent = (typeof consents)[number]

type Wishes = {
  /** What was pressed last, until it is answered; in the order in which it is sent. */
  readonly wished: ReadonlyMap<Consent, boolean>
  /** Why a change was refused, in words. */
  readonly refused: ReadonlyMap<Consent, string>
  readonly sending: boolean
}

const without = <Value>(map: ReadonlyMap<Consent, Value>, consent: Consent) => new Map([...map].filter(([key]) => key !== consent))

/** By app and customer, and not by screen: the screen may be left while something is sent. */
const stores = new WeakMap<App, Map<number, StoreApi<Wishes>>>()

function wishesOf(app: App, customerId: number): StoreApi<Wishes> {
  const byCustomer = stores.get(app) ?? new Map<number, StoreApi<Wishes>>()
  stores.set(app, byCustomer)
  const store = byCustomer.get(customerId) ?? createStore<Wishes>()(() => ({ wished: new Map(), refused: new Map(), sending: false }))
  byCustomer.set(customerId, store)
  return store
}

/** Optimistic consents: a press shows at once, and changes are sent one after another. A change that fails is reset to the account's value and reported. */
export function useConsents(customer: Customer) {
  const app = useApp()
  const texts = useTexts(accountSettingsTexts)
  const words = useTexts(loginTexts)
  const reloadAndTell = useReloadAndTell()
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const store = wishesOf(app, customer.id)
  const { wished, refused, sending } = useStore(store)

  const drop = (consent: Consent) => store.setState((view) => ({ wished: without(view.wished, consent) }))

  async function fail(error: unknown, consent: Consent): Promise<void> {
    if (isLoggedOut(error)) {
      store.setState({ wished: new Map() })
      await reloadAndTell(texts.otherUser)
    } else if (error instanceof ApiError && isRefusal(error)) {
      const { message, fields } = refusalOf(error, texts, words)
      const reason = message ?? Object.values(fields).join(' ')
      store.setState((view) => ({ refused: new Map(view.refused).set(consent, reason) }))
    } else tellFailure(error)
  }

  /** Answers whether the account has it. A consent that was pressed again meanwhile keeps its wish. */
  async function make(consent: Consent, isOn: boolean): Promise<boolean> {
    const isLast = () => store.getState().wished.get(consent) === isOn
    try {
      const changed = await asCustomer(app, updateCustomer(app.api, customer.id, { [consent]: isOn }))
      if (sessionOf(app).getState().user?.id === customer.id) sessionOf(app).getState().setUser(changed)
      if (isLast()) drop(consent)
      return true
    } catch (error) {
      if (isLast()) drop(consent)
      await fail(error, consent)
      return false
    }
  }

  async function sendAll(): Promise<void> {
    if (store.getState().sending) return
    store.setState({ sending: true })
    let made = 0
    try {
      for (;;) {
        const next = [...store.getState().wished][0]
        if (next === undefined || sessionOf(app).getState().user?.id !== customer.id) break
        // One after another: the answer of an earlier change holds nothing of a later one.
        if (await make(...next)) made += 1
      }
    } finally {
      store.setState({ sending: false, wished: new Map() })
    }
    if (made > 0) tellSuccess(texts.consentSaved)
  }

  function change(consent: Consent, isOn: boolean): void {
    store.setState((view) => ({ wished: new Map(view.wished).set(consent, isOn), refused: without(view.refused, consent) }))
    void sendAll()
  }

  return { isOn: (consent: Consent) => wished.get(consent) ?? customer[consent], refused, sending, change }
}
