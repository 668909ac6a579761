/** Widths in px in which every picture is served; any other width is a 404. */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1280] as const

/** Widths (px) of banner pictures, which can fill the window on 2x displays. Pictures are never enlarged: a larger width shows the original's own. */
export const bannerWidths = [...imageWidths, 1920, 2560] as const
export const imageFormats = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** Size in px of the picture that a link is shown with when it is shared: `<base>/share.jpg`. */
export const shareSize = { width: 1200, height: 630 } as const

export const shareImage = (base: string): string => `${base}/share.jpg`

/** `avif` and `webp` are values of `srcset`; `src` is a JPEG for everything else. */
export type ImageSources = { readonly avif: string; readonly webp: string; readonly src: string }

/** The base address of a picture: its sizes are `<base>/<width>.<format>`. */
export const imageBase = (key: string): string => `/api/v1/images/${key}`

/** Widths that a card of a list needs: a phone's half width and a desktop's column, at one to three pixels per px. */
export const cardWidths = [320, 480, 640] as const

type Width = (typeof bannerWidths)[number]

const srcset = (base: string, format: ImageFormat, widths: readonly Width[]) =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')

/** The sizes of a picture, from the base address that the wire carries; all of them unless fewer are enough. */
export const imageSources = (base: string, widths: readonly Width[] = imageWidths): ImageSources => ({
  avif: srcset(base, 'avif', widths),
  webp: srcset(base, 'webp', widths),
  src: `${base}/640.jpg`,
})

/** The `srcset`s of a full-width picture, from its base address. */
export const bannerSources = (base: string): ImageSources => imageSources(base, bannerWidths)
