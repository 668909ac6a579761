import { ApiError } from '@vidda/client'
import { createReservation, limitOf } from '@vidda/client/reservations'
import type { CartLine } from '@vidda/domain/cart'
import type { Reservation, ReservationForm } from '@vidda/domain/reservation'
import { useRef, useState } from 'react'
import { useApp } from '../app/index.ts'

export type Limit = NonNullable<ReturnType<typeof limitOf>>

export type Outcome =
  | { readonly kind: 'reserved'; readonly reservation: Reservation }
  | { readonly kind: 'soldOut' }
  /** A line of the cart cannot be had in any shop any more. */
  | { readonly kind: 'changed' }
  /** `fields` are those that the commerce API named, if it named any. */
  | { readonly kind: 'refused'; readonly fields: readonly (keyof ReservationForm)[] }
  | { readonly kind: 'limited'; readonly limit: Limit }
  | { readonly kind: 'noAnswer' }

const formFields = ['name', 'email', 'phone', 'address', 'zipcode', 'city'] as const

/**
 * Sends a reservation, which takes the place of the cart's open payments. A try whose outcome is unknown is repeated under the same key, so that stock is taken once.
 */
export function useReservation() {
  const { api } = useApp()
  const [pending, setPending] = useState(false)
  const intention = useRef<{ readonly body: string; readonly key: string } | null>(null)

  async function reserve(form: ReservationForm, shopId: number, lines: readonly CartLine[], payments: readonly string[]): Promise<Outcome> {
    const isSent = form.delivery === 'delivery'
    const request = {
      ...form,
      address: isSent ? form.address.trim() : '',
      zipcode: isSent ? form.zipcode.trim() : '',
      city: isSent ? form.city.trim() : '',
      shopId,
      items: lines.map(({ ean, count }) => ({ ean, count, campaignArticleId: null })),
      payments,
    }
    const body = JSON.stringify(request)
    if (intention.current?.body !== body) intention.current = { body, key: crypto.randomUUID() }
    setPending(true)
    try {
      const reservation = await createReservation(api, request, intention.current.key)
      intention.current = null
      return { kind: 'reserved', reservation }
    } catch (error) {
      const limit = limitOf(error)
      if (limit) {
        intention.current = null
        return { kind: 'limited', limit }
      }
      if (!(error instanceof ApiError) || mayHaveBeenDone(error)) return { kind: 'noAnswer' }
      intention.current = null
      if (Object.keys(error.fields).some((field) => field.startsWith('items.')) && error.status !== 409) return { kind: 'changed' }
      return error.status === 409 ? { kind: 'soldOut' } : { kind: 'refused', fields: formFields.filter((field) => field in error.fields) }
    } finally {
      setPending(false)
    }
  }

  return { pending, reserve }
}

/** A proxy's failure hides the real answer, and a failed or hurried server may be asked the same again. */
function mayHaveBeenDone({ status }: ApiError): boolean {
  return status >= 500 || status === 429
}
