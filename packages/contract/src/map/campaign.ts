import type { ArticleCampaign } from '@vidda/domain/article'
import type { Campaign } from '@vidda/domain/campaign'
import { oreFromKroner } from '@vidda/domain/money-wire'
import type * as Wire from '../wire/index.ts'
import { reportToConsole, type Report } from './report.ts'

function labelData(text: string | null, report: Report): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    // One bad campaign may not take a listing down.
    report('ERROR: Campaign label is not JSON', text)
    return null
  }
}

export const mapArticleCampaign = (wire: Wire.ArticleCampaign, report: Report = reportToConsole): ArticleCampaign => ({
  id: wire.id,
  articleId: wire.articleId,
  price: oreFromKroner(wire.price),
  labelType: wire.labelType,
  labelData: labelData(wire.labelData, report),
})

/** The label type of the lowest-priced entry (spec §3 Campaign entry). */
export function campaignLabelType(campaigns: readonly ArticleCampaign[]): string | null {
  let lowest: ArticleCampaign | undefined
  for (const campaign of campaigns) if (lowest === undefined || campaign.price < lowest.price) lowest = campaign
  return lowest?.labelType ?? null
}

const displayed = (title: string) => (title === 'Klikk & Hent' ? 'Ukens annonse!' : title)

export const mapCampaign = (wire: Wire.Campaign): Campaign => ({
  id: wire.id,
  name: wire.name,
  shortDescription: displayed(wire.shortDescription),
  description: wire.description,
  start: wire.start,
  end: wire.end,
  count: wire.count,
  image: wire.image,
  imageMobile: wire.imageMobile,
  imageAlt: wire.imageAlt ?? '',
  showLabel: wire.showLabel,
  showImage: wire.showImage,
  labelText: wire.labelText,
  url: wire.url,
})
