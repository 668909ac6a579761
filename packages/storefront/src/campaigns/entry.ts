import { endsSoon, type Campaign } from '@vidda/domain/campaign'
import { campaignPath } from '@vidda/domain/route'

/** What the screens show of a campaign. */
export type CampaignEntry = Pick<Campaign, 'id' | 'name' | 'description' | 'end' | 'count' | 'imageAlt' | 'labelText'> & {
  readonly to: string
  /** Computed when loaded, so that server and client render the same. */
  readonly endsSoon: boolean
  /** The short title above the name; null where it says nothing that name and label do not. */
  readonly kicker: string | null
  /** Null where the chain shows none. */
  readonly image: string | null
  readonly imageMobile: string | null
  /** Where the chain leads whoever wants more than the campaign's own goods. */
  readonly more: string | null
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
const says = (text: string, other: string): boolean =>
  lettersOf(text).includes(lettersOf(other)) || lettersOf(other).includes(lettersOf(text))

export function entryOf(campaign: Campaign): CampaignEntry {
  const { id, name, shortDescription, description, end, count, image, imageMobile, imageAlt, showImage, showLabel, url } = campaign
  const labelText = showLabel ? campaign.labelText : null
  const isSaid = [name, labelText ?? name].some((shown) => says(shown, shortDescription))
  return {
    id,
    name,
    description,
    end,
    count,
    imageAlt,
    labelText,
    to: campaignPath(id),
    endsSoon: endsSoon(end, new Date()),
    kicker: isSaid ? null : shortDescription,
    image: showImage ? image : null,
    imageMobile: showImage ? imageMobile : null,
    more: url === campaignPath(id) ? null : url,
  }
}
