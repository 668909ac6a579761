import { useLoaderData } from 'react-router-dom'
import { screens } from '@vidda/domain/route'
import { campaignsTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { SectionHeading } from '@vidda/ui/section-heading'
import { useTexts } from '@vidda/ui/texts-provider'
import { ScreenTrail } from '../navigation/index.ts'
import { CampaignsRoot } from './CampaignsScreen.styles.ts'
import { GoodsPage } from './GoodsPage.tsx'
import type { BestsellersData } from './load-campaigns.ts'

/** What sells most, each article with its rank. */
export function BestsellersScreen() {
  const { cards, page, lastPage } = useLoaderData<BestsellersData>()
  const texts = useTexts(campaignsTexts)
  return (
    <CampaignsRoot>
      <div data-part="head">
        <ScreenTrail trail={[{ text: texts.bestsellers }]} />
        <SectionHeading level={1} text={texts.bestsellersLead}>
          {texts.bestsellers}
        </SectionHeading>
      </div>
      {cards.length > 0 ? (
        <GoodsPage label={texts.bestsellers} cards={cards} page={page} lastPage={lastPage} path={screens.bestsellers} />
      ) : (
        <EmptyState title={texts.noBestsellers} action={<ButtonLink to={screens.campaigns}>{texts.toCampaigns}</ButtonLink>}>
          {texts.noBestsellersText}
        </EmptyState>
      )}
    </CampaignsRoot>
  )
}
