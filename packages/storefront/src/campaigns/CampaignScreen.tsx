import { formatNumber } from '@vidda/domain/number'
import { screens } from '@vidda/domain/route'
import { campaignsTexts, fill, listingTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { ChipList } from '@vidda/ui/chip-list'
import { EmptyState } from '@vidda/ui/empty-state'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLoaderData } from 'react-router-dom'
import { ArticleList, kindChips } from '../listing/index.ts'
import { ScreenTrail } from '../navigation/index.ts'
import { CampaignFeature } from './CampaignFeature.tsx'
import { CampaignRoot } from './CampaignScreen.styles.ts'
import type { CampaignData } from './load-campaigns.ts'

/** One campaign: what it is, how long it lasts, ways to narrow it, and its goods. */
export function CampaignScreen() {
  const { campaign, list, kinds } = useLoaderData<CampaignData>()
  const texts = useTexts(campaignsTexts)
  const words = useTexts(listingTexts)
  const { name, more } = campaign
  const { total } = list
  return (
    <CampaignRoot>
      <ScreenTrail
        trail={[{ text: texts.title, to: screens.campaigns }, { text: name }]}
        previous={{ to: screens.campaigns, title: texts.title }}
      />
      <CampaignFeature campaign={campaign} layout="lead" level={1} priority>
        <p data-part="total" role="status">
          {total > 0 && (total === 1 ? words.oneArticle : fill(words.articles, { count: formatNumber(total) }))}
        </p>
      </CampaignFeature>
      {kinds.length > 0 && <ChipList label={texts.narrow} chips={kindChips(kinds, words)} />}
      <ArticleList
        list={list}
        label={texts.goods}
        empty={
          <EmptyState
            title={texts.noGoods}
            action={<ButtonLink to={more ?? screens.campaigns}>{more ? texts.more : texts.toCampaigns}</ButtonLink>}
          >
            {texts.noGoodsText}
          </EmptyState>
        }
      />
      {more && total > 0 && (
        <div>
          <TextLink standalone icon="arrow-right" to={more}>
            {texts.more}
          </TextLink>
        </div>
      )}
    </CampaignRoot>
  )
}
