export { Picture } from './Picture.tsx'
export type { PictureProps } from './Picture.tsx'
export type { ImageSources } from '../internal/picture-parts.tsx'
export { sizesOf } from './sizes.ts'
