import { favouriteListTexts } from '@vidda/texts'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { FavouriteList } from './FavouriteList.tsx'
import { FavouritesRoot } from './FavouriteList.styles.ts'

/** The favourites of whoever is here; nobody has to log in. */
export function FavouritesScreen() {
  const texts = useTexts(favouriteListTexts)
  return (
    <FavouritesRoot>
      <SectionHeading level={1}>{texts.title}</SectionHeading>
      <FavouriteList />
    </FavouritesRoot>
  )
}
