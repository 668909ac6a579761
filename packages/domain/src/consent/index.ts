export { consentCookies, forgottenCookies, readConsent } from './cookies.ts'
export { consentPurposes } from './purposes.ts'
export type { ConsentPurpose } from './purposes.ts'
