export { PrivacyModal } from './PrivacyModal.tsx'
export type { PrivacyModalProps } from './PrivacyModal.tsx'
export { PrivacyText } from './PrivacyText.tsx'
export type { PrivacyTextProps } from './PrivacyText.tsx'
