export { errorCodes } from './errors.ts'
export type { ErrorCode } from './errors.ts'
export { alternativesPath } from './alternatives-path.ts'
export { apiBase, paths, paymentCallbackPath } from './paths.ts'
export { stockNoticePaths } from './stock-notice-paths.ts'
export {
  bannerSources,
  bannerWidths,
  cardWidths,
  imageBase,
  imageFormats,
  imageSources,
  imageWidths,
  shareImage,
  shareSize,
} from './images.ts'
export type { ImageFormat, ImageSources } from './images.ts'
export { headerNames } from './headers.ts'
export type { ErrorBody, Provider, Tenant, TenantColors } from './wire/index.ts'
