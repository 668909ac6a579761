import { Drawer } from '@base-ui/react/drawer'
import type { ReactNode } from 'react'
import { commonTexts } from '@vidda/texts'
import { IconButton } from '../icon-button/index.ts'
import { Backdrop } from '../internal/backdrop.styles.ts'
import { usePortalContainer } from '../internal/portal-container.tsx'
import { useKeptFocus } from '../internal/use-kept-focus.ts'
import { useSwipe } from '../internal/use-swipe.ts'
import { useTexts } from '../texts-provider/index.ts'
import { ModalPopup, ModalViewport } from './Modal.styles.ts'

export type ModalProps = {
  /** Whether it is shown; the caller keeps it. */
  readonly open: boolean
  /** It asks to be shown or closed: by its button, Escape or a press beside it. */
  readonly onOpenChange: (open: boolean) => void
  /** Its heading, and its name for a screen reader. */
  readonly title: string
  /** What stands under the title, and scrolls where it is long. */
  readonly children: ReactNode
  /** Stays in sight under the scrolling content: sums and actions. */
  readonly footer?: ReactNode
  /** From 1020 px: a panel along the end edge, or a box in the middle; `panel` by default. State: `data-placement`. */
  readonly placement?: 'panel' | 'centre'
  /** Called when the closing movement has ended. */
  readonly onClosed?: () => void
}

/**
 * A modal dialog: a sheet from below on a phone, a panel or box on a desktop. Closes on a downward swipe, Escape, a press outside or
 * its button; traps focus, gives it back, and locks the page's scroll. Import it lazily: it brings Base UI.
 */
export function Modal({ open, onOpenChange, title, children, footer, placement = 'panel', onClosed }: ModalProps) {
  const texts = useTexts(commonTexts)
  const layer = useKeptFocus(open)
  const swipe = useSwipe('down', () => onOpenChange(false))
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
      swipeDirection="down"
    >
      <Drawer.Portal container={usePortalContainer()}>
        <Drawer.Backdrop render={<Backdrop />} />
        <Drawer.Viewport render={<ModalViewport data-placement={placement} />}>
          <Drawer.Popup ref={layer} render={<ModalPopup data-placement={placement} />} {...swipe}>
            <div data-part="head">
              <Drawer.Title data-part="title">{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon="close" label={texts.close} />} />
            </div>
            <Drawer.Content data-part="content" tabIndex={0}>
              {children}
            </Drawer.Content>
            {footer && <div data-part="footer">{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
