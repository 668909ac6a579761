import { useLoaderData } from 'react-router-dom'
import { imageSources } from '@vidda/contract'
import { genderIds, genderNames, heroGender, menuGenders } from '@vidda/domain/gender'
import type { HomeBanner } from '@vidda/domain/home'
import { pollPath, screens } from '@vidda/domain/route'
import type { BannerContent } from '@vidda/ui/banner'
import { ChipList } from '@vidda/ui/chip-list'
import { HomeGrid } from '@vidda/ui/home-grid'
import { fill, homeTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { ArticleCard } from '../listing/index.ts'
import { WaysRoot } from './HomeScreen.styles.ts'
import type { HomeData } from './load-home.ts'

export function HomeScreen() {
  const { settings, grid, poll } = useLoaderData<HomeData>()
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
  const hero = bannerOf(settings.top)
  const first = heroGender(brand.genders)
  return (
    <HomeGrid
      top={
        hero && {
          ...hero,
          to: `/${first}`,
          linkText: fill(texts.toGender, { gender: genderNames[genderIds[first]].toLocaleLowerCase('nb-NO') }),
        }
      }
      title={texts.title}
      sub={settings.sub.map(bannerOf)}
      middle={bannerOf(settings.middle)}
      popular={settings.popular.map(bannerOf)}
      bottom={bannerOf(settings.bottom)}
      cards={grid.map((card) => card && <ArticleCard key={card.id} card={card} level={3} />)}
      cardsTitle={texts.goods}
      popularTitle={texts.popular}
    >
      <WaysRoot>
        <ChipList label={texts.ways} chips={chips} />
        <ChipList label={texts.more} chips={more} />
      </WaysRoot>
    </HomeGrid>
  )
}

function bannerOf(banner: HomeBanner | null): BannerContent | null {
  return banner && { ...banner, image: imageSources(banner.image) }
}
