import { campaignEntries, type CampaignEntry } from './campaigns.data.ts'
import { isoFrom } from './days.ts'
import type { Rng } from './prng.ts'
import { salePrice, toOre, type Reduction } from './prices.ts'
import type { Planned } from './plan.ts'
import type { ArticleCampaignRow, CampaignRow } from './types.ts'

const entriesOf = (chainId: number): readonly CampaignEntry[] => campaignEntries[chainId as keyof typeof campaignEntries]
const idOf = (chainId: number, at: number): number => chainId * 100 + at + 1

export function createCampaigns(chainId: number, now: Date): readonly CampaignRow[] {
  return entriesOf(chainId).map((entry, at) => ({
    id: idOf(chainId, at),
    chainId,
    name: entry.name,
    shortDescription: entry.shortDescription,
    description: entry.description,
    start: isoFrom(now, entry.days[0]),
    end: isoFrom(now, entry.days[1], 21),
    image: entry.image,
    showLabel: entry.showLabel,
    showImage: entry.showImage,
    labelText: entry.labelText,
    url: entry.link,
  }))
}

export type Offer = { readonly row: ArticleCampaignRow; readonly reduction: Reduction }

/** One campaign that the article's kind can be in, and what it costs there. */
export function createOffer(planned: Planned, regular: number, rng: Rng): Offer {
  const entries = entriesOf(planned.chainId).map((entry, at) => ({ entry, id: idOf(planned.chainId, at) }))
  const themed = entries.filter(({ entry }) => entry.kinds.includes(planned.kind.key))
  const open = entries.filter(({ entry }) => entry.kinds.length === 0)
  const { entry, id } = rng.pick(themed.length > 0 && rng.chance(0.7) ? themed : open)
  const percent = rng.pick(entry.percents)
  const kroner = salePrice(planned.chainId, regular, percent)
  const labelData = JSON.stringify({ text: entry.labelText, percent: Math.round((1 - kroner / regular) * 100) })
  return {
    row: { id: planned.id * 10 + 1, campaignId: id, articleId: planned.id, price: toOre(kroner), labelType: entry.labelType, labelData },
    reduction: { startDay: entry.days[0], kroner },
  }
}
