export { Gallery } from './Gallery.tsx'
export type { GalleryImage, GalleryProps } from './Gallery.tsx'
