import { loginPath } from '@vidda/domain/route'
import { favouriteListTexts, fill } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Notice } from '@vidda/ui/notice'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useApp } from '../app/index.ts'
import { addFavourites, offeredFavourites, offerLater, useFavourites } from '../favourites/index.ts'
import { useSession } from '../session/index.ts'

/** What was chosen before the log-in may be added to the account's list; a guest is told where the list is. */
export function GuestsOffer() {
  const app = useApp()
  const texts = useTexts(favouriteListTexts)
  const { pathname } = useLocation()
  const loaded = useSession((view) => view.loaded)
  const count = useFavourites((view) => view.ids.length)
  const [offered, setOffered] = useState<readonly number[]>([])
  useEffect(() => setOffered(loaded ? offeredFavourites() : []), [loaded])

  function answer(wanted: boolean) {
    if (wanted) addFavourites(app, offered)
    offerLater([])
    setOffered([])
  }

  if (offered.length > 0) {
    return (
      <Notice>
        <p>{offered.length === 1 ? texts.offerOne : fill(texts.offer, { count: offered.length })}</p>
        <div data-part="answers">
          <Button size="small" onClick={() => answer(true)}>
            {texts.take}
          </Button>
          <Button variant="plain" size="small" onClick={() => answer(false)}>
            {texts.decline}
          </Button>
        </div>
      </Notice>
    )
  }
  return loaded || count === 0 ? null : (
    <p data-part="guest">
      {texts.guest} <TextLink to={loginPath(pathname)}>{texts.logIn}</TextLink>
    </p>
  )
}
