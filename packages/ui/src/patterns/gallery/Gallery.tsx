import { fill, galleryTexts } from '@vidda/texts'
import { useEffect, useId, useRef, useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { importModule } from '../../foundation/import-module/index.ts'
import { Picture, sizesOf, type ImageSources } from '../../primitives/picture/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { GalleryRoot } from './Gallery.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import type { GalleryViewProps } from './GalleryView.tsx'

export type GalleryImage = { readonly image: ImageSources; readonly alt: string }

export type GalleryProps = RootProps<'section'> & {
  /** The first is loaded before all else on the page. */
  readonly images: readonly GalleryImage[]
  /** What the pictures show, for the region's name. */
  readonly label: string
  /** The width a picture is shown at. */
  readonly sizes?: string
  /** The code of the view over the whole screen did not come, for this reason: time to tell the shopper. */
  readonly onFailure?: (reason: unknown) => void
}

const stageSizes = /* @__PURE__ */ sizesOf('74vw', { desktop: '45vw' })
const thumbSizes = '7.5rem'

/** What scrolls must take focus, so that the browser's own arrow keys move it. */
const scroller = { tabIndex: 0 }

/** The browser itself says when scrolling has come to rest. */
const settles = typeof window !== 'undefined' && 'onscrollend' in window

/** Where it does not, this long (ms) without a movement is rest: the pictures on the way are not counted. */
const restingTime = 120

/** Distance (px) between two slides; below desktop width less than the strip's width. */
const slideStep = (strip: HTMLUListElement): number => strip.scrollWidth / strip.children.length

const loadView = () => importModule(() => import('./GalleryView.tsx'), 'GalleryView')

function preloadView(): void {
  // A failed fetch shows itself when the view is opened.
  loadView().catch(() => undefined)
}

/** Pictures side by side in a strip that snaps: swiped, scrolled, stepped with arrow keys, or selected by thumbnail; a press shows them over the whole screen. */
export function Gallery({ images, label, sizes = stageSizes, onFailure, ...rest }: GalleryProps) {
  const [current, setCurrent] = useState(0)
  const slides = useRef<HTMLUListElement>(null)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const texts = useTexts(galleryTexts)
  const [isOpen, setOpen] = useState(false)
  const [View, setView] = useState<ComponentType<GalleryViewProps> | null>(null)
  const several = images.length > 1

  useEffect(() => {
    if (!isOpen || View) return
    let wanted = true
    loadView().then(
      ({ GalleryView }) => wanted && setView(() => GalleryView),
      (reason: unknown) => {
        if (!wanted) return
        setOpen(false)
        onFailure?.(reason)
      },
    )
    return () => {
      wanted = false
    }
  }, [View, isOpen, onFailure])

  /** Beside the button, which the keyboard has: most press the picture itself. */
  const press = { onClick: () => setOpen(true) }

  function show(index: number) {
    const strip = slides.current
    if (!strip || index < 0 || index >= images.length) return
    setCurrent(index)
    const calm = globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
    strip.scrollTo({ left: index * slideStep(strip), behavior: calm ? 'instant' : 'smooth' })
  }

  useEffect(() => () => clearTimeout(resting.current), [])

  function handleRest() {
    const strip = slides.current
    if (strip && strip.clientWidth > 0) setCurrent(Math.round(strip.scrollLeft / slideStep(strip)))
  }

  function handleScroll() {
    clearTimeout(resting.current)
    resting.current = setTimeout(handleRest, restingTime)
  }

  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    show(current + step)
  }

  /** The strip's arrow keys are the browser's own. */
  function handleStripKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    setOpen(true)
  }

  function handleThumb(event: MouseEvent, index: number) {
    event.preventDefault()
    show(index)
  }

  return (
    <GalleryRoot aria-label={fill(texts.pictures, { name: label })} {...rest} data-thumbs={several || undefined}>
      <div data-part="stage" onPointerEnter={preloadView}>
        <ul
          ref={slides}
          data-part="slides"
          role="list"
          {...(several && { ...scroller, 'aria-label': texts.pictureStrip, onFocus: preloadView, onKeyDown: handleStripKey })}
          {...press}
          onScroll={settles ? undefined : handleScroll}
          onScrollEnd={handleRest}
        >
          {images.map(({ image, alt }, index) => (
            <li key={image.src} data-part="slide" id={`${id}-${index}`}>
              <Picture image={image} alt={alt} sizes={sizes} priority={index === 0} />
            </li>
          ))}
        </ul>
        <span data-part="open">
          <IconButton
            icon="search"
            label={texts.zoom}
            variant="quiet"
            aria-haspopup="dialog"
            onFocus={preloadView}
            onClick={() => setOpen(true)}
          />
        </span>
        {several && (
          <>
            <span data-part="turn" data-to="previous">
              <IconButton
                icon="chevron-left"
                label={texts.previousPicture}
                variant="quiet"
                aria-disabled={current === 0}
                onClick={() => show(current - 1)}
                onKeyDown={handleKey}
              />
            </span>
            <span data-part="turn" data-to="next">
              <IconButton
                icon="chevron-right"
                label={texts.nextPicture}
                variant="quiet"
                aria-disabled={current === images.length - 1}
                onClick={() => show(current + 1)}
                onKeyDown={handleKey}
              />
            </span>
          </>
        )}
      </div>
      {several && (
        <ul data-part="thumbs" role="list">
          {images.map(({ image }, index) => (
            <li key={image.src}>
              <a
                data-part="thumb"
                href={`#${id}-${index}`}
                aria-label={fill(texts.showPicture, { number: index + 1 })}
                aria-current={index === current}
                onClick={(event) => handleThumb(event, index)}
                onKeyDown={handleKey}
              >
                <Picture image={image} alt="" sizes={thumbSizes} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {View && <View images={images} label={label} current={current} onCurrent={show} open={isOpen} onOpenChange={setOpen} />}
    </GalleryRoot>
  )
}
