import { imageSources } from '@vidda/contract'
import { contentTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { Picture, sizesOf } from '@vidda/ui/picture'
import { Price } from '@vidda/ui/price'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import type { ContentPage } from '../app/index.ts'
import type { Card } from '../listing/index.ts'
import { HouseBrandHeadRoot } from './HouseBrandHead.styles.ts'

const pictureSizes = sizesOf('100vw', { desktop: '40vw' })

type HouseBrandHeadProps = { readonly page: ContentPage; readonly card: Card }

/** Header of a house-brand page: picture, price and a link to the article. */
export function HouseBrandHead({ page, card }: HouseBrandHeadProps) {
  const texts = useTexts(contentTexts)
  return (
    <HouseBrandHeadRoot>
      <Picture image={imageSources(card.image)} alt={card.name} sizes={pictureSizes} priority />
      <div>
        <SectionHeading level={1} text={page.description}>
          {page.title}
        </SectionHeading>
        <p data-part="name">{card.name}</p>
        <Price price={card.price} beforePrice={card.beforePrice} size="large" />
        <ButtonLink to={card.to} size="large">
          {texts.toArticle}
        </ButtonLink>
      </div>
    </HouseBrandHeadRoot>
  )
}
