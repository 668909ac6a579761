import { pictureParts, type PictureContent } from '../internal/picture-parts.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PictureRoot } from './Picture.styles.ts'

export type PictureProps = RootProps<'picture'> &
  PictureContent & {
    /** Takes its parent's height and is cut to it. State: `data-fill`. */
    readonly fill?: boolean
  }

/** One picture in the formats and sizes that the server has of it; its place is kept while it loads. */
export function Picture({ fill = false, image, alt, sizes, priority, narrow, ratio, ...rest }: PictureProps) {
  return (
    <PictureRoot {...rest} data-fill={fill || undefined}>
      {pictureParts({ image, alt, sizes, priority, narrow, ratio })}
    </PictureRoot>
  )
}
