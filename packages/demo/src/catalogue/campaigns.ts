import { campaignEntries, upcomingEntries, type CampaignEntry } from './campaigns.data.ts'
import { midnightFrom } from './days.ts'
import type { Rng } from './prng.ts'
import { salePrice, toOre, type Reduction } from './prices.ts'
import type { Planned } from './plan.ts'
import type { ArticleCampaignRow, CampaignRow } from './types.ts'

const entriesOf = (chainId: number): readonly CampaignEntry[] => campaignEntries[chainId as keyof typeof campaignEntries]
const upcomingOf = (chainId: number): CampaignEntry => upcomingEntries[chainId as keyof typeof upcomingEntries]
const idOf = (chainId: number, at: number): number => chainId * 100 + at + 1

/** From the first of its days to the end of the last, as days are in Norway. */
export function createCampaigns(chainId: number, now: Date): readonly CampaignRow[] {
  return [...entriesOf(chainId), upcomingOf(chainId)].map((entry, at) => ({
    id: idOf(chainId, at),
    chainId,
    name: entry.name,
    shortDescription: entry.shortDescription,
    description: entry.description,
    start: midnightFrom(now, entry.days[0]),
    end: midnightFrom(now, entry.days[1] + 1),
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
  return {
    row: rowOf(planned, entry, { id: planned.id * 10 + 1, campaignId: id, kroner, regular }),
    reduction: { startDay: entry.days[0], kroner, campaignId: id },
  }
}

type Priced = { readonly id: number; readonly campaignId: number; readonly kroner: number; readonly regular: number }

function rowOf(planned: Planned, entry: CampaignEntry, { id, campaignId, kroner, regular }: Priced): ArticleCampaignRow {
  const labelData = JSON.stringify({ text: entry.labelText, percent: Math.round((1 - kroner / regular) * 100) })
  return { id, campaignId, articleId: planned.id, price: toOre(kroner), labelType: entry.labelType, labelData }
}

/** What one article of nine will cost in the campaign to come; null for the others. */
export function createUpcoming(planned: Planned, regular: number): ArticleCampaignRow | null {
  if (planned.index % 9 !== 4 || planned.kind.pant !== undefined) return null
  const entry = upcomingOf(planned.chainId)
  const kroner = salePrice(planned.chainId, regular, entry.percents[0] ?? 0)
  const campaignId = idOf(planned.chainId, entriesOf(planned.chainId).length)
  return kroner < regular ? rowOf(planned, entry, { id: planned.id * 10 + 2, campaignId, kroner, regular }) : null
}
