import { useLoaderData } from 'react-router-dom'
import { imageSources } from '@vidda/contract'
import { screens } from '@vidda/domain/route'
import { campaignsTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { CampaignLabel } from '@vidda/ui/campaign-label'
import { EmptyState } from '@vidda/ui/empty-state'
import { Picture } from '@vidda/ui/picture'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import { useNow } from '../shops/index.ts'
import { CampaignsRoot } from './CampaignsScreen.styles.ts'
import { Countdown } from './Countdown.tsx'
import { GoodsPage } from './GoodsPage.tsx'
import type { CampaignData } from './load-campaigns.ts'

const second = 1000

/** One campaign: what it is, how long it lasts, and its goods. */
export function CampaignScreen() {
  const { campaign, cards, total, page, lastPage } = useLoaderData<CampaignData>()
  const texts = useTexts(campaignsTexts)
  const now = useNow(second)
  const { name, description, end, image, labelText, to } = campaign
  return (
    <CampaignsRoot>
      <ScreenTrail
        trail={[{ text: texts.title, to: screens.campaigns }, { text: name }]}
        previous={{ to: screens.campaigns, title: texts.title }}
      />
      <div data-part="campaign" data-picture={image ? true : undefined}>
        {image && (
          <div data-part="picture">
            <Picture image={imageSources(image)} alt="" ratio="5:2" sizes="(width >= 63.75em) 55vw, 100vw" fill priority />
          </div>
        )}
        <div data-part="words">
          {labelText && <CampaignLabel text={labelText} kind="percent" />}
          <SectionHeading level={1} text={description}>
            {name}
          </SectionHeading>
          <Countdown end={end} now={now} />
        </div>
      </div>
      {total > 0 ? (
        <GoodsPage label={texts.goods} cards={cards} page={page} lastPage={lastPage} path={to} />
      ) : (
        <EmptyState title={texts.noGoods} action={<ButtonLink to={screens.campaigns}>{texts.toCampaigns}</ButtonLink>}>
          {texts.noGoodsText}
        </EmptyState>
      )}
    </CampaignsRoot>
  )
}
