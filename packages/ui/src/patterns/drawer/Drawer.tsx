import { commonTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Layer } from '../../primitives/internal/Layer.tsx'
import { useWidened } from '../../foundation/internal/use-widened.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { DrawerPopup, DrawerViewport } from './Drawer.styles.ts'

/** What else it takes goes to the panel. */
export type DrawerProps = RootProps<'div'> & {
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
export function Drawer({ side = 'start', closeLabel, mobileOnly = false, ...layer }: DrawerProps) {
  const texts = useTexts(commonTexts)
  useWidened(layer.open && mobileOnly, () => layer.onOpenChange(false))
  return (
    <Layer
      {...layer}
      closeLabel={closeLabel ?? texts.close}
      fixedHeight
      leaves={edges[side]}
      viewport={<DrawerViewport data-side={side} />}
      popup={<DrawerPopup data-side={side} />}
    />
  )
}
