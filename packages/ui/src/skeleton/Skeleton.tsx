import { SkeletonRoot } from './Skeleton.styles.ts'

export type SkeletonProps = {
  /** A line of text, a picture of goods or a control. Default `text`. State: `data-shape`. */
  readonly shape?: 'text' | 'goods' | 'control'
  /** Any CSS width; default the parent's. */
  readonly width?: string
}

/** Keeps the place of what is still loading. Hidden from screen readers: say `Laster …` once, around all of them. */
export function Skeleton({ shape = 'text', width }: SkeletonProps) {
  return <SkeletonRoot aria-hidden="true" data-shape={shape} {...(width !== undefined && { style: { '--skeleton-width': width } })} />
}
