import { bannerSources } from '@vidda/contract'
import { Picture } from '@vidda/ui/picture'
import type { CampaignEntry } from './entry.ts'

type CampaignPictureProps = {
  readonly campaign: Pick<CampaignEntry, 'image' | 'imageMobile' | 'imageAlt'>
  /** The layout of the `CampaignFeature` around it. */
  readonly layout: 'lead' | 'row' | 'card'
  readonly priority: boolean
}

/** The picture is cut to its frame, whose height follows the words beside it. */
const sizes = { beside: '(width >= 63.75em) 60vw, 100vw', above: '(width >= 63.75em) 50vw, 100vw' } as const

/** The campaign's picture in a frame; on a phone in the less wide crop where there is one. Null where the chain shows none. */
export function CampaignPicture({ campaign: { image, imageMobile, imageAlt }, layout, priority }: CampaignPictureProps) {
  if (!image) return null
  return (
    <div data-part="picture">
      <Picture
        image={bannerSources(image)}
        narrow={imageMobile === null ? undefined : bannerSources(imageMobile)}
        alt={imageAlt}
        ratio="5:2"
        sizes={sizes[layout === 'card' ? 'above' : 'beside']}
        fill
        priority={priority}
      />
    </div>
  )
}
