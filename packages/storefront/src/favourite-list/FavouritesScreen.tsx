import { favouriteListTexts } from '@vidda/texts'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { useMailedToken } from '../login/index.ts'
import { MailedStockNotices } from '../stock-notices/index.ts'
import { FavouriteList } from './FavouriteList.tsx'
import { FavouritesRoot } from './FavouriteList.styles.ts'

/** The favourites of whoever is here, nobody has to log in; and where mails about goods that are waited for lead. */
export function FavouritesScreen() {
  const texts = useTexts(favouriteListTexts)
  const token = useMailedToken()
  if (token) return <MailedStockNotices token={token} />
  return (
    <FavouritesRoot>
      <SectionHeading level={1}>{texts.title}</SectionHeading>
      <FavouriteList />
    </FavouritesRoot>
  )
}
