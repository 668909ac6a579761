import { screens } from '@vidda/domain/route'
import { fill, homeTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { ChipList } from '@vidda/ui/chip-list'
import { HomeSection } from '@vidda/ui/home-sections'
import { useTexts } from '@vidda/ui/texts-provider'
import { HomeShopsRoot } from './HomeShops.styles.ts'
import type { ShownSection } from './sections.ts'

type HomeShopsProps = { readonly id: string; readonly section: Extract<ShownSection, { type: 'shops' }> }

/** The chain's shops: the way to the nearest, and where they are few, each of them. */
export function HomeShops({ id, section: { title, count, shops } }: HomeShopsProps) {
  const texts = useTexts(homeTexts)
  const heading = title ?? texts.shops
  return (
    <HomeSection headingId={id} title={heading} text={count === 1 ? texts.oneShop : fill(texts.countOfShops, { count })}>
      <HomeShopsRoot>
        {shops.length > 0 && <ChipList label={heading} chips={shops} />}
        <ButtonLink to={screens.shops} variant="quiet">
          {texts.nearestShop}
        </ButtonLink>
      </HomeShopsRoot>
    </HomeSection>
  )
}
