import { useLoaderData } from 'react-router-dom'
import { bannerSources, cardWidths, imageSources } from '@vidda/contract'
import { fill, homeTexts, type WordsOf } from '@vidda/texts'
import { Banner, type BannerContent } from '@vidda/ui/banner'
import { CategoryTiles } from '@vidda/ui/category-tiles'
import { HomeBanners, HomeGoods } from '@vidda/ui/home-grid'
import { HomeSection, HomeSections } from '@vidda/ui/home-sections'
import { Picture } from '@vidda/ui/picture'
import { Prose } from '@vidda/ui/prose'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { ArticleCard } from '../listing/index.ts'
import { heroOf, type Hero } from './hero.ts'
import { HomeShops } from './HomeShops.tsx'
import { HomeWays } from './HomeWays.tsx'
import type { ComposedHomeData, MoreGoods, ShownSection } from './sections.ts'

/** The front page as the brand composes it: its sections in their order. */
export function ComposedHomeScreen() {
  const { top, layout, sections, poll } = useLoaderData<ComposedHomeData>()
  const { brand } = useApp()
  const texts = useTexts(homeTexts)
  const hero = top && (top.isOwn ? top : heroOf(top, brand.genders, texts.toGender))
  return (
    <HomeSections top={hero && bannerOf(hero)} title={texts.title} {...(layout && { layout })}>
      {sections.map((section, index) => (
        // The sections of a page neither come nor go.
        <Section key={index} section={section} id={`home-${index}`} poll={poll} />
      ))}
    </HomeSections>
  )
}

type SectionProps = Pick<ComposedHomeData, 'poll'> & { readonly section: ShownSection; readonly id: string }

function Section({ section, id, poll }: SectionProps) {
  const texts = useTexts(homeTexts)
  switch (section.type) {
    case 'banners':
      return (
        <HomeBanners
          headingId={id}
          title={section.title ?? (section.of === 'popular' ? texts.popular : undefined)}
          banners={section.banners.map(bannerOf)}
        />
      )
    case 'banner':
      return <Banner {...bannerOf(section.banner)} size="wide" />
    case 'ways':
      return <HomeWays poll={poll} />
    case 'goods':
      return (
        <HomeGoods
          headingId={id}
          title={section.title ?? (section.of === 'bestsellers' ? texts.bestsellers : texts.goods)}
          cards={section.cards.map((card) => (
            <ArticleCard key={card.id} card={card} level={3} />
          ))}
          link={section.more ? linkTo(section.more, texts) : undefined}
        />
      )
    case 'categories':
      return (
        <HomeSection headingId={id} title={section.title ?? texts.categories}>
          <CategoryTiles
            label={section.title ?? texts.categories}
            tiles={section.tiles.map(({ image, ...tile }) => ({ ...tile, ...(image !== null && { image: imageSources(image) }) }))}
          />
        </HomeSection>
      )
    case 'links':
      return (
        <HomeSection headingId={id} title={section.title}>
          <CategoryTiles
            label={section.title}
            tiles={section.links.map(({ image, ...link }) => ({ ...link, ...(image !== null && { thumb: imageSources(image) }) }))}
          />
        </HomeSection>
      )
    case 'shops':
      return <HomeShops id={id} section={section} />
    case 'text':
      return <Prose html={section.html} />
  }
}

function linkTo({ of, name, to, images }: MoreGoods, texts: WordsOf<typeof homeTexts>) {
  const words = { bestsellers: texts.seeBestsellers, list: texts.seeAllIn, search: texts.seeAllFound }
  const pictures = images.map((image) => <Picture key={image} image={imageSources(image, cardWidths)} alt="" sizes="5rem" />)
  return { text: fill(words[of], { name, query: name }), to, ...(pictures.length > 0 && { pictures }) }
}

const bannerOf = ({ title, text, linkText, to, links, image, imageMobile, alt, focus, tone }: Hero): BannerContent => ({
  title,
  text,
  linkText,
  to,
  ...(links && { links }),
  alt,
  image: bannerSources(image),
  ...(imageMobile && { narrow: bannerSources(imageMobile) }),
  ...(focus && { focus }),
  ...(tone && { tone }),
})
