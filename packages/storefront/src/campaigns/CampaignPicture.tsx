import { bannerSources } from '@vidda/contract'
import { Picture } from '@vidda/ui/picture'
import type { CampaignEntry } from './entry.ts'

type CampaignPictureProps = {
  readonly campaign: Pick<CampaignEntry, 'image' | 'imageMobile' | 'imageAlt'>
  /** The layout of the `CampaignFeature` around it. */
  readonly layout: 'lead' | 'row' | 'card'
  /** Uses the wide crop on phones too, as on the campaign's own page: the banner there is so low that the tall crop would cut off the people in it. */
  readonly wide: boolean
  readonly priority: boolean
}

/** The picture is cut to its frame, whose height follows the words and goods beside it: it is drawn wider than the frame is. */
const sizes = { beside: '(width >= 80em) 75vw, 100vw', above: '(width >= 63.75em) 50vw, 100vw' } as const

/** The campaign's picture in a frame; on a phone in the less wide crop where there is one. Null where the chain shows none. */
export function CampaignPicture({ campaign: { image, imageMobile, imageAlt }, layout, wide, priority }: CampaignPictureProps) {
  if (!image) return null
  return (
    <div data-part="picture">
      <Picture
        image={bannerSources(image)}
        narrow={wide || imageMobile === null ? undefined : bannerSources(imageMobile)}
        alt={imageAlt}
        ratio="5:2"
        sizes={sizes[layout === 'card' ? 'above' : 'beside']}
        fill
        priority={priority}
      />
    </div>
  )
}
