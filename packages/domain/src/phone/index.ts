export { formatPhone, isPhone, phoneDigits } from './phone.ts'
