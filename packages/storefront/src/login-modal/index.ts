export { LoginHint, LoginLink } from './LoginLink.tsx'
export { isLoginOpen } from './with-login.ts'
export { useLoginModal } from './use-login-modal.tsx'
