export { QrCode } from './QrCode.tsx'
export type { QrCodeProps } from './QrCode.tsx'
export { qrCodeImage } from './qr-code-image.ts'
