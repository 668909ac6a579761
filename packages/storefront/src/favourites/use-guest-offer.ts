import { useStore } from 'zustand'
import { useApp } from '../app/index.ts'
import { useSession } from '../session/index.ts'
import { dropOffer, offerOf } from './guest-offer.ts'
import { addFavourites } from './removal.ts'
import { useFavourites } from './use-favourites.ts'

/** What the customer here is offered and does not have; `answer` adds it or not, and ends the offer in every tab. */
export function useGuestOffer() {
  const app = useApp()
  const customerId = useSession(({ user }) => user?.id)
  const own = useFavourites(({ ids }) => ids)
  const { offer } = useStore(offerOf(app))
  const offered = offer && offer.customerId === customerId ? offer.ids.filter((id) => !own.includes(id)) : []

  function answer(wanted: boolean): void {
    if (wanted) addFavourites(app, offered)
    dropOffer(app)
  }

  return { offered, answer }
}
