import { genderIds, genderNames, menuGenders } from '@vidda/domain/gender'
import { pollPath, screens } from '@vidda/domain/route'
import { homeTexts } from '@vidda/texts'
import { ChipList } from '@vidda/ui/chip-list'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { WaysRoot } from './HomeScreen.styles.ts'
import type { HomeData } from './load-home.ts'

/** Links to genders and categories, and a second row to campaigns, best sellers, shops, the blog and the active poll. */
export function HomeWays({ poll }: Pick<HomeData, 'poll'>) {
  const { brand } = useApp()
  const texts = useTexts(homeTexts)
  const chips = [
    ...menuGenders(brand.genders).map((key) => ({ text: genderNames[genderIds[key]], to: `/${key}` })),
    ...brand.menu.categories,
  ]
  const more = [
    { text: texts.campaigns, to: screens.campaigns },
    { text: texts.bestsellers, to: screens.bestsellers },
    { text: texts.shops, to: screens.shops },
    { text: texts.blog, to: screens.blog },
    ...(poll ? [{ text: poll.name, to: pollPath(poll.id) }] : []),
  ]
  return (
    <WaysRoot>
      <ChipList label={texts.ways} chips={chips} />
      <ChipList label={texts.more} chips={more} />
    </WaysRoot>
  )
}
