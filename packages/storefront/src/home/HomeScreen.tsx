import { useLoaderData } from 'react-router-dom'
import { bannerSources } from '@vidda/contract'
import type { BannerContent } from '@vidda/ui/banner'
import { HomeGrid } from '@vidda/ui/home-grid'
import { homeTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { ArticleCard } from '../listing/index.ts'
import { heroOf, type Hero } from './hero.ts'
import { HomeWays } from './HomeWays.tsx'
import type { HomeData } from './load-home.ts'

export function HomeScreen() {
  const { settings, grid, poll } = useLoaderData<HomeData>()
  const { brand } = useApp()
  const texts = useTexts(homeTexts)
  return (
    <HomeGrid
      top={bannerOf(settings.top && heroOf(settings.top, brand.genders, texts.toGender))}
      title={texts.title}
      sub={settings.sub.map(bannerOf)}
      middle={bannerOf(settings.middle)}
      popular={settings.popular.map(bannerOf)}
      bottom={bannerOf(settings.bottom)}
      cards={grid.map((card) => card && <ArticleCard key={card.id} card={card} level={3} />)}
      cardsTitle={texts.goods}
      popularTitle={texts.popular}
    >
      <HomeWays poll={poll} />
    </HomeGrid>
  )
}

function bannerOf(banner: Hero | null): BannerContent | null {
  if (!banner) return null
  const { image, imageMobile, ...rest } = banner
  return { ...rest, image: bannerSources(image), ...(imageMobile && { narrow: bannerSources(imageMobile) }) }
}
