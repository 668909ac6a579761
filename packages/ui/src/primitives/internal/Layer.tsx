import { Dialog } from '@base-ui/react/dialog'
import type { SwipeDirection } from '@vidda/domain/swipe'
import { useDeferredValue, useRef, type ReactElement, type ReactNode, useImperativeHandle } from 'react'
import { IconButton } from '../icon-button/index.ts'
import { Backdrop } from './backdrop.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { usePortalContainer } from '../../foundation/internal/surroundings.ts'
import { useKeptFocus } from '../../foundation/internal/use-kept-focus.ts'
import { useSwipe } from '../../foundation/internal/use-swipe.ts'

export type LayerProps = RootProps<'div'> & {
  /** Whether it is shown; the caller keeps it. */
  readonly open: boolean
  /** It asks to be closed: by its button, Escape, a swipe or a press beside it. */
  readonly onOpenChange: (open: boolean) => void
  /** Its heading, and its name for a screen reader. */
  readonly title: string
  /** What stands under the title, and scrolls where it is long. */
  readonly children: ReactNode
  /** Stays in sight under the scrolling content. */
  readonly footer?: ReactNode
  /** Name of the close button. */
  readonly closeLabel: string
  /** Called when the closing movement has ended. */
  readonly onClosed?: (() => void) | undefined
  /** Whether the layer's own height does not depend on its content, which may then be painted after it. */
  readonly fixedHeight: boolean
  /** The way out for a finger. */
  readonly leaves: SwipeDirection
  /** What places it in the window, and what it looks like. */
  readonly viewport: ReactElement
  readonly popup: ReactElement
}

/** Safari scrolls by keyboard only what says so, and the content may be text alone. */
const scrolledByKeys = { tabIndex: 0 }

/** The panel goes with the finger, and the shade behind it fades as far as the panel is gone. Both come back by their transitions. */
function useFollowing(leaves: SwipeDirection, close: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const shade = useRef<HTMLDivElement>(null)
  const across = leaves === 'left' || leaves === 'right'
  const sign = leaves === 'left' || leaves === 'up' ? -1 : 1

  function place(distance: number | null): void {
    if (!panel.current || !shade.current) return
    const extent = across ? panel.current.offsetWidth : panel.current.offsetHeight
    for (const element of [panel.current, shade.current]) element.toggleAttribute('data-swiping', distance !== null)
    const moved = `${sign * (distance ?? 0)}px`
    panel.current.style.translate = distance === null ? '' : across ? moved : `0 ${moved}`
    shade.current.style.opacity = distance === null ? '' : String(1 - Math.min(1, distance / extent))
  }

  useSwipe(panel, leaves, {
    onMove: place,
    onEnd(swiped) {
      place(null)
      panel.current?.toggleAttribute('data-swipe-dismiss', swiped)
      if (swiped) close()
    },
  })
  return { panel, shade }
}

type LayerPartsProps = Omit<LayerProps, 'open' | 'onClosed'>

/** What is shown of a layer while it is open. */
function LayerParts({
  onOpenChange,
  title,
  children,
  footer,
  closeLabel,
  fixedHeight,
  leaves,
  viewport,
  popup,
  ref,
  ...rest
}: LayerPartsProps) {
  const { panel, shade } = useFollowing(leaves, () => onOpenChange(false))
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => panel.current, [panel])
  useKeptFocus(panel)
  // The layer is painted before what is in it: on a slow phone a hundred choices take longer than a press may. One that grows with its
  // content would jump when that comes.
  const painted = useDeferredValue(true, !fixedHeight)
  return (
    <>
      <Dialog.Backdrop ref={shade} render={<Backdrop />} />
      <Dialog.Viewport render={viewport}>
        <Dialog.Popup {...rest} ref={panel} initialFocus={panel} render={popup}>
          <div data-part="head">
            <Dialog.Title data-part="title">{title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="close" label={closeLabel} />} />
          </div>
          <div data-part="content" {...scrolledByKeys}>
            {painted && children}
          </div>
          {footer && <div data-part="footer">{footer}</div>}
        </Dialog.Popup>
      </Dialog.Viewport>
    </>
  )
}

/**
 * A modal layer over the page: traps focus, gives it back, locks the page's scroll, and closes on Escape, a press beside it, its button
 * or a swipe. What it looks like and where it lies, its user says. Its root is the panel that is seen, which is there only while it is open.
 */
export function Layer({ open, onClosed, ...parts }: LayerProps) {
  const { onOpenChange } = parts
  // A press is painted before the layer that it opens is made; one that closes it is answered at once.
  const opened = useDeferredValue(open, false) && open
  return (
    <Dialog.Root
      open={opened}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.()
      }}
    >
      <Dialog.Portal container={usePortalContainer()}>
        <LayerParts {...parts} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}
