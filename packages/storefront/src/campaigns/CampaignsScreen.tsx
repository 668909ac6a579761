import { useLoaderData } from 'react-router-dom'
import { imageSources } from '@vidda/contract'
import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { CampaignLabel } from '@vidda/ui/campaign-label'
import { EmptyState } from '@vidda/ui/empty-state'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import { useNow } from '../shops/index.ts'
import { CampaignsRoot } from './CampaignsScreen.styles.ts'
import { Countdown } from './Countdown.tsx'
import type { CampaignEntry, CampaignsData } from './load-campaigns.ts'

const second = 1000

/** Every campaign that runs now. */
export function CampaignsScreen() {
  const { campaigns } = useLoaderData<CampaignsData>()
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
            <Entry key={campaign.id} campaign={campaign} now={now} priority={index === 0} />
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

function Entry({ campaign, now, priority }: { campaign: CampaignEntry; now: Date | null; priority: boolean }) {
  const texts = useTexts(campaignsTexts)
  const { name, description, end, count, image, labelText, to } = campaign
  const goods = count === 1 ? texts.countOne : fill(texts.count, { count })
  return (
    <li data-picture={image ? true : undefined}>
      {image && (
        <div data-part="picture">
          <Picture image={imageSources(image)} alt="" ratio="5:2" sizes="(width >= 63.75em) 55vw, 100vw" fill priority={priority} />
        </div>
      )}
      <div data-part="words">
        {labelText && <CampaignLabel text={labelText} kind="percent" />}
        <SectionHeading>{name}</SectionHeading>
        <p>{description}</p>
        <Countdown end={end} now={now} />
        <TextLink standalone icon="arrow-right" to={to} aria-label={`${texts.see}: ${name}, ${goods}`}>
          {texts.see} ({goods})
        </TextLink>
      </div>
    </li>
  )
}
