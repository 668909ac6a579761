import { bannerSources } from '@vidda/contract'
import { Picture } from '@vidda/ui/picture'
import type { CampaignEntry } from './entry.ts'

type CampaignPictureProps = {
  readonly campaign: Pick<CampaignEntry, 'image' | 'imageMobile' | 'imageAlt'>
  /** The width it is shown at, as in the `sizes` attribute. */
  readonly sizes: string
  readonly priority: boolean
}

/** The campaign's picture in a frame: its taller cut, where it has one, on a phone. Nothing where the chain shows none. */
export function CampaignPicture({ campaign: { image, imageMobile, imageAlt }, sizes, priority }: CampaignPictureProps) {
  if (!image) return null
  return (
    <div data-part="picture" data-tall={imageMobile ? true : undefined}>
      <Picture
        image={bannerSources(image)}
        {...(imageMobile && { narrow: bannerSources(imageMobile) })}
        alt={imageAlt}
        ratio="5:2"
        sizes={sizes}
        fill
        priority={priority}
      />
    </div>
  )
}
