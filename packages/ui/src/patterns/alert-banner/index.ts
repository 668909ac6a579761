export { AlertBanner } from './AlertBanner.tsx'
export type { Alert, AlertBannerProps, AlertType } from './AlertBanner.tsx'
