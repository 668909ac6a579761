/** Widths in px in which every picture is served; any other width is a 404. */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1280] as const

/** Further ones of pictures that are cut for banners: a window's whole width and more, at one and two pixels per px. A smaller original is not enlarged. */
export const wideWidths = [1760, 2560, 3520] as const

/** Width to height of the upright cut, which every picture but those of goods is served in, too: `<base>/upright-<width>.<format>`. */
export const uprightRatio = 3 / 4
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

type Width = (typeof imageWidths | typeof wideWidths)[number]

const srcset = (begin: string, format: ImageFormat, widths: readonly Width[]) =>
  widths.map((width) => `${begin}${width}.${format} ${width}w`).join(', ')

const sourcesOf = (begin: string, widths: readonly Width[]): ImageSources => ({
  avif: srcset(begin, 'avif', widths),
  webp: srcset(begin, 'webp', widths),
  src: `${begin}640.jpg`,
})

/** The sizes of a picture, from the base address that the wire carries; those of goods unless others are given. */
export const imageSources = (base: string, widths: readonly Width[] = imageWidths): ImageSources => sourcesOf(`${base}/`, widths)

const uprightWidths = [320, 480, 640, 800, 960, 1280] as const

/** The upright cut of a picture that is no goods'. */
export const uprightSources = (base: string): ImageSources => sourcesOf(`${base}/upright-`, uprightWidths)

const bannerWidths = [640, 800, 960, 1280, ...wideWidths] as const

/** What a banner is shown with: in a wide window, and on a phone. */
export const bannerSources = (base: string): { readonly image: ImageSources; readonly upright: ImageSources } => ({
  image: imageSources(base, bannerWidths),
  upright: uprightSources(base),
})
