export { formatPhone, internationalPhone, isPhone, phoneDigits } from './phone.ts'
export { telephoneLink } from './telephone-link.ts'
