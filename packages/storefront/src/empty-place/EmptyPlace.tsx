import { EmptyState, type EmptyStateProps } from '@vidda/ui/empty-state'
import { useApp } from '../app/index.ts'
import { EmptyPlaceRoot } from './EmptyPlace.styles.ts'
import { LazyWaysOn } from './LazyWaysOn.tsx'

/** Says why there is nothing here, with the brand's picture, and leads on. */
export function EmptyPlace(props: EmptyStateProps) {
  const { emptyPicture } = useApp().brand
  return (
    <EmptyPlaceRoot>
      <EmptyState {...props} picture={emptyPicture} />
      <LazyWaysOn />
    </EmptyPlaceRoot>
  )
}
