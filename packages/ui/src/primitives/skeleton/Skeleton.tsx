import type { RootProps } from '../../foundation/internal/root-props.ts'
import { SkeletonRoot } from './Skeleton.styles.ts'

export type SkeletonProps = RootProps<'span'> & {
  /** A line of text, a picture of goods or a control. Default `text`. State: `data-shape`. */
  readonly shape?: 'text' | 'goods' | 'control'
  /** Any CSS width; default the parent's. */
  readonly width?: string
}

/** Keeps the place of what is still loading. Hidden from screen readers: say `Laster …` once, around all of them. */
export function Skeleton({ shape = 'text', width, style, ...rest }: SkeletonProps) {
  return (
    <SkeletonRoot
      aria-hidden="true"
      {...rest}
      data-shape={shape}
      style={width === undefined ? style : { '--skeleton-width': width, ...style }}
    />
  )
}
