import { Dialog } from '@base-ui/react/dialog'
import { commonTexts, fill, galleryTexts, zoomTexts } from '@vidda/texts'
import { useRef, type KeyboardEvent } from 'react'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { useKeptFocus } from '../../foundation/internal/use-kept-focus.ts'
import { usePortalContainer } from '../../foundation/internal/surroundings.ts'
import { Picture } from '../../primitives/picture/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { GalleryImage } from './Gallery.tsx'
import { GalleryViewPopup } from './GalleryView.styles.ts'
import { useZoom } from './use-zoom.ts'
import { close } from './zoom.ts'

export type GalleryViewProps = {
  readonly images: readonly GalleryImage[]
  readonly label: string
  /** Which picture is shown. */
  readonly current: number
  readonly onCurrent: (index: number) => void
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The pictures over the whole screen, one at a time, to be looked at closely. Fetched when it is first wanted: it brings Base UI. */
export function GalleryView({ images, label, current, onCurrent, open, onOpenChange }: GalleryViewProps) {
  const gallery = useTexts(galleryTexts)
  const texts = useTexts(zoomTexts)
  const common = useTexts(commonTexts)
  const layer = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  useKeptFocus(layer)
  const { zoom, reset, step, look, handlers } = useZoom(turn)
  const isClose = zoom.scale > 1
  const closing = useRef<HTMLButtonElement>(null)
  const shown = images[current]
  const several = images.length > 1

  function turn(by: -1 | 1) {
    const next = current + by
    if (next < 0 || next >= images.length) return
    reset()
    onCurrent(next)
  }

  function handleKey(event: KeyboardEvent) {
    const sideways = (by: -1 | 1) => (isClose ? look({ x: by, y: 0 }, stage.current) : turn(by))
    const acts: Readonly<Record<string, () => void>> = {
      ArrowRight: () => sideways(1),
      ArrowLeft: () => sideways(-1),
      ArrowDown: () => look({ x: 0, y: 1 }, stage.current),
      ArrowUp: () => look({ x: 0, y: -1 }, stage.current),
      '+': () => step(zoom.scale + 1, stage.current),
      '-': () => step(zoom.scale - 1, stage.current),
      '0': reset,
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        reset()
        onOpenChange(next)
      }}
    >
      <Dialog.Portal container={usePortalContainer()}>
        <Dialog.Popup ref={layer} render={<GalleryViewPopup />} initialFocus={closing} onKeyDown={handleKey}>
          <Dialog.Title data-part="title">{fill(gallery.pictures, { name: label })}</Dialog.Title>
          <div
            ref={stage}
            data-part="stage"
            data-close={isClose || undefined}
            {...handlers}
            style={{ '--gallery-scale': zoom.scale, '--gallery-x': `${zoom.x}px`, '--gallery-y': `${zoom.y}px` } as never}
          >
            {shown && (
              <Picture
                key={shown.image.src}
                image={shown.image}
                alt={shown.alt}
                sizes={isClose ? 'min(200vw, 160vh)' : 'min(100vw, 80vh)'}
                fill
                priority
              />
            )}
          </div>
          <div data-part="bar">
            <span data-part="place" role="status">
              {several && fill(texts.position, { number: current + 1, count: images.length })}
            </span>
            <IconButton
              icon="minus"
              label={texts.farther}
              aria-disabled={zoom.scale === 1}
              onClick={() => step(zoom.scale - 1, stage.current)}
            />
            <IconButton icon="plus" label={texts.closer} onClick={() => step(Math.max(close, zoom.scale + 1), stage.current)} />
            <Dialog.Close ref={closing} render={<IconButton icon="close" label={common.close} />} />
          </div>
          {several && (
            <>
              <span data-part="turn" data-to="previous">
                <IconButton icon="chevron-left" label={gallery.previousPicture} aria-disabled={current === 0} onClick={() => turn(-1)} />
              </span>
              <span data-part="turn" data-to="next">
                <IconButton
                  icon="chevron-right"
                  label={gallery.nextPicture}
                  aria-disabled={current === images.length - 1}
                  onClick={() => turn(1)}
                />
              </span>
            </>
          )}
          <p data-part="hint">{isClose ? texts.moveHint : texts.hint}</p>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
