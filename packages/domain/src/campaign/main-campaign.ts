import type { Campaign } from './types.ts'

/** The flagged campaign with the latest end (spec §3 Campaign); null when none is flagged. */
export function mainCampaign<C extends Pick<Campaign, 'showImage' | 'end'>>(campaigns: readonly C[]): C | null {
  let main: C | null = null
  for (const campaign of campaigns) {
    if (campaign.showImage && (main === null || Date.parse(campaign.end) > Date.parse(main.end))) main = campaign
  }
  return main
}
