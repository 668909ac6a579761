export { Picture } from './Picture.tsx'
export type { ImageSources, PictureProps } from './Picture.tsx'
