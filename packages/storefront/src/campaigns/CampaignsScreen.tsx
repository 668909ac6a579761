import { useLoaderData } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import { CampaignFeature } from './CampaignFeature.tsx'
import { CampaignsRoot } from './CampaignsScreen.styles.ts'
import type { CampaignsData } from './load-campaigns.ts'

/** Every campaign that runs now. */
export function CampaignsScreen() {
  const { campaigns, main } = useLoaderData<CampaignsData>()
  const texts = useTexts(campaignsTexts)
  const others = campaigns.length - (main === null ? 0 : 1)
  const columns = others % 3 === 0 ? 3 : 2
  return (
    <CampaignsRoot>
      <div data-part="head">
        <ScreenTrail trail={[{ text: texts.title }]} />
        <SectionHeading level={1} text={texts.lead}>
          {texts.title}
        </SectionHeading>
      </div>
      {campaigns.length > 0 ? (
        <ul role="list" data-part="campaigns" data-columns={columns}>
          {campaigns.map((campaign, index) => (
            <Entry
              key={campaign.id}
              campaign={campaign}
              isMain={campaign.id === main}
              isUnpaired={columns === 2 && others % 2 === 1 && index === campaigns.length - 1}
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
  const { name, count, to } = campaign
  const goods = count === 1 ? texts.countOne : fill(texts.count, { count })
  return (
    <li data-main={isMain || undefined} data-unpaired={isUnpaired || undefined}>
      <CampaignFeature campaign={campaign} layout={isMain ? 'lead' : isUnpaired ? 'row' : 'card'} level={2} priority={priority}>
        <ButtonLink variant={isMain ? 'action' : 'quiet'} to={to} aria-label={`${texts.see} (${goods}): ${name}`}>
          {texts.see} <span data-part="count">({goods})</span>
        </ButtonLink>
      </CampaignFeature>
    </li>
  )
}
