export { CookieConsentModal } from './CookieConsentModal.tsx'
export type { CookieConsentModalProps } from './CookieConsentModal.tsx'
export type { ConsentPurpose } from './Purposes.tsx'
