import { useLoaderData } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { campaignsTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { SectionHeading } from '@vidda/ui/section-heading'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { CampaignPicture } from './CampaignPicture.tsx'
import { CampaignsRoot } from './CampaignsScreen.styles.ts'
import { CampaignTags } from './CampaignTags.tsx'
import { Countdown } from './Countdown.tsx'
import { GoodsPage } from './GoodsPage.tsx'
import type { CampaignData } from './load-campaigns.ts'

/** One campaign: what it is, how long it lasts, and its goods. */
export function CampaignScreen() {
  const { campaign, cards, total, page, lastPage } = useLoaderData<CampaignData>()
  const texts = useTexts(campaignsTexts)
  const { countsDown = true } = useApp().brand
  const { name, description, end, endsSoon, image, more, to } = campaign
  return (
    <CampaignsRoot>
      <ScreenTrail
        trail={[{ text: texts.title, to: screens.campaigns }, { text: name }]}
        previous={{ to: screens.campaigns, title: texts.title }}
      />
      <div data-part="campaign" data-picture={image ? true : undefined}>
        <CampaignPicture campaign={campaign} sizes="(width >= 63.75em) 58vw, 100vw" priority />
        <div data-part="message">
          <CampaignTags campaign={campaign} />
          <SectionHeading level={1} text={description}>
            {name}
          </SectionHeading>
          <Countdown end={end} ticking={countsDown && endsSoon} />
        </div>
      </div>
      {total > 0 ? (
        <>
          <GoodsPage label={texts.goods} cards={cards} page={page} lastPage={lastPage} path={to} />
          {more && (
            <TextLink standalone icon="arrow-right" to={more}>
              {texts.more}
            </TextLink>
          )}
        </>
      ) : (
        <EmptyState
          title={texts.noGoods}
          action={<ButtonLink to={more ?? screens.campaigns}>{more ? texts.more : texts.toCampaigns}</ButtonLink>}
        >
          {texts.noGoodsText}
        </EmptyState>
      )}
    </CampaignsRoot>
  )
}
