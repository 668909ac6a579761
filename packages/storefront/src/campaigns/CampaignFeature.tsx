import { SectionHeading } from '@vidda/ui/section-heading'
import type { ReactNode } from 'react'
import { useApp } from '../app/index.ts'
import { CampaignFeatureRoot } from './CampaignFeature.styles.ts'
import { CampaignGoods } from './CampaignGoods.tsx'
import { CampaignPicture } from './CampaignPicture.tsx'
import { CampaignTags } from './CampaignTags.tsx'
import { Countdown } from './Countdown.tsx'
import type { CampaignWithGoods } from './load-campaigns.ts'

type CampaignFeatureProps = {
  readonly campaign: CampaignWithGoods
  /** `lead`: with a background; in a wide window picture, words and goods stand side by side. `row`: the same without a background. `card`: words below the picture, no background. */
  readonly layout: 'lead' | 'row' | 'card'
  /** Level of the heading; 1 on the campaign's own page. */
  readonly level: 1 | 2
  readonly priority: boolean
  /** Shown beside the last day. */
  readonly children: ReactNode
}

/** What a campaign offers, in picture, words and goods. Goods are in the picture's place where the chain shows none. */
export function CampaignFeature({ campaign, layout, level, priority, children }: CampaignFeatureProps) {
  const { countsDown = true } = useApp().brand
  const { name, description, end, endsSoon, saving, image, goods } = campaign
  /** Its own page has its goods right below. */
  const isPage = level === 1
  const most = isPage || (layout === 'row' && !image) ? 4 : image && layout === 'card' ? 2 : 3
  return (
    <CampaignFeatureRoot data-layout={layout} data-page={isPage || undefined} data-plain={(!image && goods.length === 0) || undefined}>
      {image ? (
        <CampaignPicture campaign={campaign} layout={layout} wide={isPage} priority={priority} />
      ) : (
        <CampaignGoods campaign={campaign} most={most} priced={!isPage} priority={priority} />
      )}
      <div data-part="message">
        <CampaignTags campaign={campaign} />
        <SectionHeading level={level}>
          {name}
          {saving && (
            <>
              {' '}
              <span data-part="saving">{saving}</span>
            </>
          )}
        </SectionHeading>
        <p>{description}</p>
        {image && !isPage && <CampaignGoods campaign={campaign} most={most} priced priority={false} />}
        <div data-part="facts">
          {/* Only one countdown per page. */}
          <Countdown end={end} ticking={countsDown && layout === 'lead' && endsSoon} />
          {children}
        </div>
      </div>
    </CampaignFeatureRoot>
  )
}
