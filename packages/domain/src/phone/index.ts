export { formatPhone, internationalPhone, isPhone, phoneDigits } from './phone.ts'
