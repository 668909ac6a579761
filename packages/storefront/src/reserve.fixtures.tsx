import { ApiError } from '@vidda/client'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { receipt } from './receipt.fixtures.ts'
import { fakeApi, openShop, type Answers } from './shop.fixtures.tsx'

export const failing = (status: number) => new ApiError(status, { message: 'no', code: 'NO', requestId: '1' })
export const send = () => screen.getByRole('button', { name: 'Reserver' })
export const field = (name: string) => screen.getByRole('textbox', { name })

/** A shopper with one article in the cart, and `beside` it what else the cart has; shop and details filled in. */
export async function readyToSend({ reservations, ...answers }: Answers = {}, beside: object = {}) {
  const api = fakeApi({ reservations: reservations ?? receipt, 'receipts/hemmelig': receipt, ...answers })
  const view = openShop('/product/vare-7', { api })
  await userEvent.click(await screen.findByRole('radio', { name: 'M' }))
  await userEvent.click(screen.getByRole('button', { name: 'Legg i handlekurven' }))
  await screen.findByRole('dialog')
  view.unmount()
  const stored = JSON.parse(localStorage.getItem('vd-cart') ?? '{}') as object
  localStorage.setItem('vd-cart', JSON.stringify({ ...stored, ...beside }))
  const { router } = openShop('/checkout/reserver', { api })
  await userEvent.click(await screen.findByRole('radio', { name: /Byen/ }))
  await userEvent.type(field('Navn'), 'Kari Nordmann')
  await userEvent.type(field('E-post'), 'kari@eksempel.no')
  await userEvent.type(field('Mobilnummer'), '41234567')
  return { router, api, sent: () => api.calls.filter(({ path }) => path === 'reservations') }
}

/** One answer after the other; the last one again and again. */
export function inTurn(...answers: readonly unknown[]) {
  let turn = 0
  return async () => {
    const answer = answers[Math.min(turn, answers.length - 1)]
    turn += 1
    if (answer instanceof Error) throw answer
    return answer
  }
}
