import { cartTexts, fill } from '@vidda/texts'
import { Button } from '../../primitives/button/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { RemovedLineRoot } from './RemovedLine.styles.ts'

export type RemovedLineProps = RootProps<'div', 'name'> & {
  /** What was removed last, as its line named it; null while there is nothing to undo. */
  readonly name: string | null
  /** Puts it back. */
  readonly onUndo: () => void
}

/**
 * Says which line was removed, and takes it back. It stays in the page while there is nothing to say, for screen readers hear only of what
 * changes in it. Stands within the element that has `useRemovalFocus`, which brings the focus to the line that comes back.
 */
export function RemovedLine({ name, onUndo, ...rest }: RemovedLineProps) {
  const texts = useTexts(cartTexts)
  return (
    <RemovedLineRoot role="status" {...rest}>
      {name !== null && (
        <>
          <span>{fill(texts.removed, { name })}</span>
          <Button variant="quiet" size="small" data-part="undo" aria-label={fill(texts.undoOf, { name })} onClick={onUndo}>
            {texts.undo}
          </Button>
        </>
      )}
    </RemovedLineRoot>
  )
}
