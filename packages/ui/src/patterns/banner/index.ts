export { Banner } from './Banner.tsx'
export type { BannerContent, BannerProps } from './Banner.tsx'
