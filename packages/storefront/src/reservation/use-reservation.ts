import { ApiError } from '@vidda/client'
import { createReservation } from '@vidda/client/reservations'
import type { CartState } from '@vidda/domain/cart'
import type { Reservation, ReservationForm } from '@vidda/domain/reservation'
import { useRef, useState } from 'react'
import { useApp } from '../app/index.ts'

export type Outcome =
  | { readonly kind: 'reserved'; readonly reservation: Reservation }
  | { readonly kind: 'soldOut' }
  /** `fields` are those that the commerce API named, if it named any. */
  | { readonly kind: 'refused'; readonly fields: readonly (keyof ReservationForm)[] }
  | { readonly kind: 'noAnswer' }

const formFields = ['name', 'email', 'phone'] as const

/** Sends a reservation. A try whose outcome is unknown is repeated under the same key, so that stock is taken once. */
export function useReservation() {
  const { api } = useApp()
  const [busy, setBusy] = useState(false)
  const intention = useRef<{ readonly body: string; readonly key: string } | null>(null)

  async function reserve(form: ReservationForm, shopId: number, cart: CartState): Promise<Outcome> {
    const request = {
      ...form,
      delivery: 'collect' as const,
      address: '',
      zipcode: '',
      city: '',
      shopId,
      items: cart.orders.map(({ ean, count }) => ({ ean, count, campaignArticleId: null })),
    }
    const body = JSON.stringify(request)
    if (intention.current?.body !== body) intention.current = { body, key: crypto.randomUUID() }
    setBusy(true)
    try {
      const reservation = await createReservation(api, request, intention.current.key)
      intention.current = null
      return { kind: 'reserved', reservation }
    } catch (error) {
      if (!(error instanceof ApiError) || mayHaveBeenDone(error)) return { kind: 'noAnswer' }
      intention.current = null
      return error.status === 409 ? { kind: 'soldOut' } : { kind: 'refused', fields: formFields.filter((field) => field in error.fields) }
    } finally {
      setBusy(false)
    }
  }

  return { busy, reserve }
}

/** A proxy's failure hides the real answer, and a failed or hurried server may be asked the same again. */
function mayHaveBeenDone({ status }: ApiError): boolean {
  return status >= 500 || status === 429
}
