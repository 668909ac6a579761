export { genderIds, genderNames, genderOrder } from './genders.ts'
export type { GenderId, GenderKey } from './genders.ts'
