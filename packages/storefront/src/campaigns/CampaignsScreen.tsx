import { useLoaderData } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import { useNow } from '../shops/index.ts'
import { CampaignPicture } from './CampaignPicture.tsx'
import { CampaignsRoot } from './CampaignsScreen.styles.ts'
import { CampaignTags } from './CampaignTags.tsx'
import { Countdown } from './Countdown.tsx'
import type { CampaignEntry } from './entry.ts'
import type { CampaignsData } from './load-campaigns.ts'

const second = 1000

/** Every campaign that runs now. */
export function CampaignsScreen() {
  const { campaigns, main } = useLoaderData<CampaignsData>()
  const texts = useTexts(campaignsTexts)
  const now = useNow(second)
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
            <Entry key={campaign.id} campaign={campaign} isMain={campaign.id === main} now={now} priority={index === 0} />
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

type EntryProps = { readonly campaign: CampaignEntry; readonly isMain: boolean; readonly now: Date | null; readonly priority: boolean }

function Entry({ campaign, isMain, now, priority }: EntryProps) {
  const texts = useTexts(campaignsTexts)
  const { name, description, end, count, image, to } = campaign
  const goods = count === 1 ? texts.countOne : fill(texts.count, { count })
  return (
    <li data-picture={image ? true : undefined} data-main={isMain || undefined}>
      <CampaignPicture campaign={campaign} sizes={isMain ? '100vw' : '(width >= 63.75em) 55vw, 100vw'} priority={priority} />
      <div data-part="message">
        <div data-part="about">
          <CampaignTags campaign={campaign} />
          <SectionHeading>{name}</SectionHeading>
          <p>{description}</p>
        </div>
        <div data-part="ways">
          <Countdown end={end} now={now} />
          <TextLink standalone icon="arrow-right" to={to} aria-label={`${texts.see} (${goods}): ${name}`}>
            {texts.see} ({goods})
          </TextLink>
        </div>
      </div>
    </li>
  )
}
