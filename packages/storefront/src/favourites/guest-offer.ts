import { createStore, type StoreApi } from 'zustand/vanilla'
import { storeFor, type App } from '../app/index.ts'

/** Key in local storage of what a guest had chosen before the account's list took its place, to be offered in every tab. */
const guestKey = 'vd-guest-favourites'

/** Articles that a guest chose, offered only to the customer who then logged in. */
type Offer = { readonly customerId: number; readonly ids: readonly number[] }

type OfferView = { readonly offer: Offer | null }

function restoredOffer(stored: unknown): Offer | null {
  const { customerId, ids } = (stored ?? {}) as Partial<Offer>
  if (typeof customerId !== 'number' || !Array.isArray(ids)) return null
  const known = ids.filter((id) => Number.isSafeInteger(id))
  return known.length > 0 ? { customerId, ids: known } : null
}

const createOfferStore = (): StoreApi<OfferView> => createStore<OfferView>()(() => ({ offer: null }))

export const offerOf = storeFor(createOfferStore, {
  key: guestKey,
  select: ({ offer }: OfferView) => offer,
  restore: (stored) => ({ offer: restoredOffer(stored) }),
})

/** What a guest had chosen is offered to the customer who has logged in, beside what was not answered yet. */
export function offerLater(app: App, customerId: number, chosen: readonly number[]): void {
  const { offer } = offerOf(app).getState()
  const ids = [...new Set([...chosen, ...(offer?.customerId === customerId ? offer.ids : [])])]
  offerOf(app).setState({ offer: ids.length > 0 ? { customerId, ids } : null })
}

export const dropOffer = (app: App): void => offerOf(app).setState({ offer: null })
