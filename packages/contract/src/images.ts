/** Widths in px in which every picture is served; any other width is a 404. */
export const imageWidths = [160, 320, 480, 640, 960, 1280] as const
export const imageFormats = ['avif', 'webp', 'jpg'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** `avif` and `webp` are values of `srcset`; `src` is a JPEG for everything else. */
export type ImageSources = { readonly avif: string; readonly webp: string; readonly src: string }

/** The base address of a picture: its sizes are `<base>/<width>.<format>`. */
export const imageBase = (key: string): string => `/api/v1/images/${key}`

const srcset = (base: string, format: ImageFormat) => imageWidths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')

/** The sizes of a picture, from the base address that the wire carries. */
export const imageSources = (base: string): ImageSources => ({
  avif: srcset(base, 'avif'),
  webp: srcset(base, 'webp'),
  src: `${base}/640.jpg`,
})
