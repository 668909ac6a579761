export { CookieChoices } from './CookieChoices.tsx'
export { LazyConsent } from './LazyConsent.tsx'
