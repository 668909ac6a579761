import { tabletWidth } from '@vidda/tokens'

/** `avif` and `webp` are srcsets with widths; `src` is for browsers that know neither. */
export type ImageSources = { readonly avif: string; readonly webp: string; readonly src: string }

const shapes = {
  '4:5': [800, 1000],
  '1:1': [800, 800],
  '3:2': [1200, 800],
  '16:9': [1600, 900],
  '5:2': [2000, 800],
} as const

export type PictureContent = {
  /** Its address, and the widths and formats that are kept of it. */
  readonly image: ImageSources
  /** Empty for decoration. */
  readonly alt: string
  /** The width it is shown at, as in the `sizes` attribute. */
  readonly sizes: string
  /** Among the first things seen: loaded at once and before others. Only for one or two on a page. */
  readonly priority?: boolean | undefined
  /** Used below 640 px, such as a taller crop. */
  readonly narrow?: ImageSources | undefined
  /** Width to height; keeps the place while it loads. Default `4:5`, the shape of goods. */
  readonly ratio?: keyof typeof shapes | undefined
}

const phone = `(width < ${tabletWidth}px)`

/**
 * Firefox takes a removed `picture` apart when it frees it. Without its sources the image falls back to `src`, which would be fetched for
 * nobody. A ref is also detached where React only hides an element or runs effects twice, so the document is asked once React is done.
 * Not in Chromium: it never frees an image of a `picture` whose `src` changes after its removal, and with it stays the whole list.
 */
function dropUnusedFallback(image: HTMLImageElement) {
  return () => queueMicrotask(() => 'mozInnerScreenX' in window && !image.isConnected && image.removeAttribute('src'))
}

/** What stands inside a `picture`: plain parts, so that a card of a list need not pay for a component of its own. */
export function pictureParts({ image, alt, sizes, priority = false, narrow, ratio = '4:5' }: PictureContent) {
  const [width, height] = shapes[ratio]
  return (
    <>
      {narrow?.avif && <source type="image/avif" media={phone} srcSet={narrow.avif} sizes={sizes} />}
      {narrow?.webp && <source type="image/webp" media={phone} srcSet={narrow.webp} sizes={sizes} />}
      {image.avif && <source type="image/avif" srcSet={image.avif} sizes={sizes} />}
      {image.webp && <source type="image/webp" srcSet={image.webp} sizes={sizes} />}
      <img
        ref={dropUnusedFallback}
        src={image.src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
      />
    </>
  )
}
