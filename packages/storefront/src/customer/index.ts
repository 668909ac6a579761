export { enter, forgetCustomer, leave } from './enter.ts'
export { keepCode, keptCode } from './personal-code.ts'
export { useFirstNavigation } from './use-first-navigation.ts'
