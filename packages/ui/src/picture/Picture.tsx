import { pictureParts, type PictureContent } from '../internal/picture-parts.tsx'
import { PictureRoot } from './Picture.styles.ts'

export type PictureProps = PictureContent & {
  /** Takes its parent's height and is cut to it. State: `data-fill`. */
  readonly fill?: boolean
}

/** One picture in the formats and sizes that the server has of it; its place is kept while it loads. */
export function Picture({ fill = false, ...content }: PictureProps) {
  return <PictureRoot data-fill={fill || undefined}>{pictureParts(content)}</PictureRoot>
}
