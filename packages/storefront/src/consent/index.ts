export { LazyConsent } from './LazyConsent.tsx'
