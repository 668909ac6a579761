export { Banner } from './Banner.tsx'
export type { BannerContent, BannerImage, BannerProps } from './Banner.tsx'
