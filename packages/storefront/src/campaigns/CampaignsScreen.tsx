import { useLoaderData } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { SectionHeading } from '@vidda/ui/section-heading'
import { ProductGrid } from '@vidda/ui/product-grid'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { ArticleCard } from '../listing/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { CampaignPicture } from './CampaignPicture.tsx'
import { CampaignsRoot } from './CampaignsScreen.styles.ts'
import { CampaignTags } from './CampaignTags.tsx'
import { Countdown } from './Countdown.tsx'
import type { CampaignsData } from './load-campaigns.ts'

/** Every campaign that runs now. */
export function CampaignsScreen() {
  const { campaigns, main } = useLoaderData<CampaignsData>()
  const texts = useTexts(campaignsTexts)
  // Below the main campaign there are two per row.
  const isUnpaired = (campaigns.length - (main === null ? 0 : 1)) % 2 === 1
  return (
    <CampaignsRoot>
      <div data-part="head">
        <ScreenTrail trail={[{ text: texts.title }]} />
        <SectionHeading level={1} text={texts.lead}>
          {texts.title}
        </SectionHeading>
      </div>
      {campaigns.length > 0 ? (
        <ul role="list" data-part="campaigns">
          {campaigns.map((campaign, index) => (
            <Entry
              key={campaign.id}
              campaign={campaign}
              isMain={campaign.id === main}
              isUnpaired={isUnpaired && index === campaigns.length - 1}
              priority={index === 0}
            />
          ))}
        </ul>
      ) : (
        <EmptyState title={texts.none} action={<ButtonLink to={screens.bestsellers}>{texts.toBestsellers}</ButtonLink>}>
          {texts.noneText}
        </EmptyState>
      )}
    </CampaignsRoot>
  )
}

type EntryProps = {
  readonly campaign: CampaignsData['campaigns'][number]
  readonly isMain: boolean
  /** The last of an odd number, which gets a full row. */
  readonly isUnpaired: boolean
  readonly priority: boolean
}

function Entry({ campaign, isMain, isUnpaired, priority }: EntryProps) {
  const texts = useTexts(campaignsTexts)
  const { countsDown = true } = useApp().brand
  const { name, description, end, endsSoon, count, image, to, goods: cards } = campaign
  const goods = count === 1 ? texts.countOne : fill(texts.count, { count })
  return (
    <li data-picture={image ? true : undefined} data-main={isMain || undefined} data-unpaired={isUnpaired || undefined}>
      <CampaignPicture
        campaign={campaign}
        sizes={isMain || isUnpaired ? '(width >= 63.75em) 58vw, 100vw' : '(width >= 63.75em) 50vw, 100vw'}
        priority={priority}
      />
      <div data-part="message">
        <div data-part="about">
          <CampaignTags campaign={campaign} />
          <SectionHeading>{name}</SectionHeading>
          <p>{description}</p>
        </div>
        <div data-part="ways">
          {/* Only one countdown per page. */}
          <Countdown end={end} ticking={countsDown && isMain && endsSoon} />
          <ButtonLink variant={isMain ? 'action' : 'quiet'} to={to} aria-label={`${texts.see} (${goods}): ${name}`}>
            {texts.see} <span data-part="count">({goods})</span>
          </ButtonLink>
        </div>
      </div>
      {cards.length > 0 && (
        <ProductGrid label={`${texts.goods}: ${name}`}>
          {cards.map((card) => (
            <ArticleCard key={card.id} card={card} level={3} />
          ))}
        </ProductGrid>
      )}
    </li>
  )
}
