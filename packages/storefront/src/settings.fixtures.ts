import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { InitialEntry } from 'react-router-dom'
import { kari } from './customer.fixtures.ts'
import { fakeApi, openShop, type Answers, type OpenShop } from './shop.fixtures.tsx'

export const here = {
  id: 'a',
  device: 'Chrome på Android',
  created_at: '2026-11-20T10:00:00Z',
  used_at: '2026-11-26T09:00:00Z',
  current: true,
}
export const laptop = { ...here, id: 'b', device: 'Firefox på Linux', current: false }

const own: Answers = {
  'customers/current': kari,
  'customers/current/favourites': { articles: [] },
  'customers/current/sessions': [here, laptop],
}

type OpenSettings = OpenShop & {
  readonly api: ReturnType<typeof fakeApi>
  /** The bodies that were sent. */
  readonly sent: (to: string, method: string) => readonly unknown[]
}

/** Opens the settings of Kari's account. */
export function openSettings(answers: Answers = {}, path: InitialEntry = '/min-side/innstillinger'): OpenSettings {
  const api = fakeApi({ ...own, ...answers })
  const shop = openShop(path, { api })
  const sent: OpenSettings['sent'] = (to, method) =>
    api.calls.filter((call) => call.path === to && call.method === method).map((call) => call.sent)
  return { ...shop, api, sent }
}

export const section = async (name: string) => within(await screen.findByRole('region', { name }))
export const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
