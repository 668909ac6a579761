import { Drawer as BaseDrawer } from '@base-ui/react/drawer'
import { commonTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { Backdrop } from '../internal/backdrop.styles.ts'
import { usePortalContainer } from '../internal/portal-container.tsx'
import { useKeptFocus } from '../internal/use-kept-focus.ts'
import { useSwipe } from '../internal/use-swipe.ts'
import { useWidened } from '../internal/use-widened.ts'
import { useTexts } from '../texts-provider/index.ts'
import { DrawerPopup, DrawerViewport } from './Drawer.styles.ts'

export type DrawerProps = {
  /** Whether it is shown; the caller keeps it. */
  readonly open: boolean
  /** It asks to be shown or closed: by its button, Escape, a swipe or a press beside it. */
  readonly onOpenChange: (open: boolean) => void
  /** Its heading, and its name for a screen reader. */
  readonly title: string
  /** What stands under the title, and scrolls where it is long. */
  readonly children: ReactNode
  /** The edge it slides in from, and is swiped out over. Default `start`. State: `data-side`. */
  readonly side?: 'start' | 'end'
  /** Stays in sight under the scrolling content: sums and actions. */
  readonly footer?: ReactNode
  /** Name of the close button. Default `Lukk`. */
  readonly closeLabel?: string
  /** Only for the mobile layout: it closes when the window is widened past 1020 px. */
  readonly mobileOnly?: boolean
  /** Called when the closing movement has ended. */
  readonly onClosed?: () => void
}

const edges = { start: 'left', end: 'right' } as const

/**
 * A modal panel along one side, as high as the window. Closes on a swipe towards its own edge and no other, Escape, a press outside or
 * its button; traps focus, gives it back, and locks the page's scroll. Import it lazily: it brings Base UI.
 */
export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, children, side = 'start', footer, closeLabel, mobileOnly = false, onClosed } = props
  const texts = useTexts(commonTexts)
  const close = () => onOpenChange(false)
  const layer = useKeptFocus(open)
  const swipe = useSwipe(edges[side], close)
  useWidened(open && mobileOnly, close)
  return (
    <BaseDrawer.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
      swipeDirection={edges[side]}
    >
      <BaseDrawer.Portal container={usePortalContainer()}>
        <BaseDrawer.Backdrop render={<Backdrop />} />
        <BaseDrawer.Viewport render={<DrawerViewport data-side={side} />}>
          <BaseDrawer.Popup ref={layer} render={<DrawerPopup data-side={side} />} {...swipe}>
            <div data-part="head">
              <BaseDrawer.Title data-part="title">{title}</BaseDrawer.Title>
              <BaseDrawer.Close render={<IconButton icon="close" label={closeLabel ?? texts.close} />} />
            </div>
            <BaseDrawer.Content data-part="content">{children}</BaseDrawer.Content>
            {footer && <div data-part="footer">{footer}</div>}
          </BaseDrawer.Popup>
        </BaseDrawer.Viewport>
      </BaseDrawer.Portal>
    </BaseDrawer.Root>
  )
}
