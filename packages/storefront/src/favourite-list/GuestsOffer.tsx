import { loginPath } from '@vidda/domain/route'
import { favouriteListTexts } from '@vidda/texts'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLocation } from 'react-router-dom'
import { FavouritesOffer, useFavourites } from '../favourites/index.ts'
import { useSession } from '../session/index.ts'

/** A customer is offered what was chosen before the log-in; a guest is told where the list is. */
export function GuestsOffer() {
  const texts = useTexts(favouriteListTexts)
  const { pathname } = useLocation()
  const loaded = useSession((view) => view.loaded)
  const count = useFavourites((view) => view.ids.length)
  if (loaded) return <FavouritesOffer />
  return count === 0 ? null : (
    <p data-part="guest">
      {texts.guest} <TextLink to={loginPath(pathname)}>{texts.logIn}</TextLink>
    </p>
  )
}
