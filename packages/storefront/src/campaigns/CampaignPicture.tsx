import { bannerSources } from '@vidda/contract'
import { Picture } from '@vidda/ui/picture'
import type { CampaignEntry } from './entry.ts'

type CampaignPictureProps = {
  readonly campaign: Pick<CampaignEntry, 'image' | 'imageMobile' | 'imageAlt'>
  readonly priority: boolean
}

/** The picture is cut to its frame, whose height follows the goods beside it: the wide one is scaled to more than the frame's width. */
const sizes = { tall: '(width >= 63.75em) 34vw, 62vw', wide: '(width >= 63.75em) 54vw, 120vw' } as const

/** The campaign's picture in a frame, in the taller crop where there is one. Null where the chain shows none. */
export function CampaignPicture({ campaign: { image, imageMobile, imageAlt }, priority }: CampaignPictureProps) {
  const shown = image && (imageMobile ?? image)
  if (!shown) return null
  return (
    <div data-part="picture">
      <Picture
        image={bannerSources(shown)}
        alt={imageAlt}
        ratio={imageMobile ? '3:2' : '5:2'}
        sizes={imageMobile ? sizes.tall : sizes.wide}
        fill
        priority={priority}
      />
    </div>
  )
}
