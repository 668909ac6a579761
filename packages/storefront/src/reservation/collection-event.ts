import { calendarFile } from '@vidda/domain/calendar-file'
import type { Reservation } from '@vidda/domain/reservation'
import { receiptPath } from '@vidda/domain/route'
import type { Shop } from '@vidda/domain/shop'
import { fill, type ownReservationTexts, type WordsOf } from '@vidda/texts'

const hour = 3_600_000

type Collection = {
  readonly reservation: Reservation
  readonly shop: Shop
  /** Opening hours in words, one entry a line. */
  readonly hours: readonly string[]
  readonly brand: { readonly name: string; readonly origin: string }
  readonly texts: WordsOf<typeof ownReservationTexts>
  readonly now: Date
}

/** The last hour in which a reservation can be collected, as a calendar file. Its link has the token after the `#`, which no server is told. */
export function collectionFile({ reservation, shop, hours, brand, texts, now }: Collection): string {
  const { id, token, collectBefore } = reservation
  const ends = new Date(collectBefore)
  const url = `${brand.origin}${receiptPath(token)}`
  return calendarFile({
    uid: `reservation-${id}@${new URL(brand.origin).hostname}`,
    by: brand.name,
    made: now,
    starts: new Date(ends.getTime() - hour),
    ends,
    title: fill(texts.calendarTitle, { shop: shop.name }),
    place: `${shop.name}, ${shop.address}, ${shop.postNo} ${shop.postPlace}`,
    text: [fill(texts.calendarNumber, { number: id }), ...hours, fill(texts.calendarReceipt, { url })].join('\n'),
    url,
    remindBefore: 3,
  })
}

/** Gives the browser a file to keep, as a link that is pressed would. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers read it only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
