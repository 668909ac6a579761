import { commonTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Layer } from '../internal/Layer.tsx'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ModalPopup, ModalViewport } from './Modal.styles.ts'

/** What else it takes goes to the panel or box. */
export type ModalProps = RootProps<'div'> & {
  /** Whether it is shown; the caller keeps it. */
  readonly open: boolean
  /** It asks to be shown or closed: by its button, Escape, a downward swipe or a press beside it. */
  readonly onOpenChange: (open: boolean) => void
  /** Its heading, and its name for a screen reader. */
  readonly title: string
  /** What stands under the title, and scrolls where it is long. */
  readonly children: ReactNode
  /** Stays in sight under the scrolling content: sums and actions. */
  readonly footer?: ReactNode
  /** From 1020 px: a panel along the end edge, or a box in the middle; `panel` by default. State: `data-placement`. */
  readonly placement?: 'panel' | 'centre'
  /** Takes its full height at once: for content that is fetched after it opens, so that nothing moves when it comes. State: `data-tall`. */
  readonly tall?: boolean
  /** Called when the closing movement has ended. */
  readonly onClosed?: () => void
}

/**
 * A modal dialog: a sheet from below on a phone, a panel or box on a desktop. Closes on a downward swipe, Escape, a press outside or
 * its button; traps focus, gives it back, and locks the page's scroll. Import it lazily: it brings Base UI.
 */
export function Modal({ placement = 'panel', tall = false, ...layer }: ModalProps) {
  const texts = useTexts(commonTexts)
  return (
    <Layer
      {...layer}
      closeLabel={texts.close}
      fixedHeight={tall}
      leaves="down"
      viewport={<ModalViewport data-placement={placement} />}
      popup={<ModalPopup data-placement={placement} data-tall={tall || undefined} />}
    />
  )
}
