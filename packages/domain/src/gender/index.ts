export { genderIds, genderNames, genderOrder } from './genders.ts'
export type { GenderId, GenderKey } from './genders.ts'
export { genderScreen, genderUrls, heroGender, isGenderAllowed, isGenderUrl, menuGenders } from './urls.ts'
export type { GenderScreen, GenderUrl } from './urls.ts'
