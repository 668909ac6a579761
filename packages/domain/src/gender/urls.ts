import { genderIds, genderNames, genderOrder } from './genders.ts'
import type { GenderId, GenderKey } from './genders.ts'

export const genderUrls = ['herre', 'dame', 'junior', 'barn', 'uni', 'voksen', 'barn-junior'] as const
export type GenderUrl = (typeof genderUrls)[number]

/** What a gender screen shows; `ids` are alternatives. */
export type GenderScreen = { readonly url: GenderUrl; readonly name: string; readonly ids: readonly GenderId[] }

/** The genders behind each url: `voksen` is treated as `uni`, `barn-junior` names two (spec §2). */
const keysOf: Readonly<Record<GenderUrl, readonly GenderKey[]>> = {
  herre: ['herre'],
  dame: ['dame'],
  junior: ['junior'],
  barn: ['barn'],
  uni: ['uni'],
  voksen: ['uni'],
  'barn-junior': ['barn', 'junior'],
}

export const isGenderUrl = (text: string): text is GenderUrl => genderUrls.some((url) => url === text)

/** The gender screen of a url; `barn-junior` is passed as both its url and its name (spec §2). */
export const genderScreen = (url: GenderUrl): GenderScreen => {
  const ids = keysOf[url].map((key) => genderIds[key])
  const [only] = ids
  if (only === undefined || ids.length > 1) return { url, name: url, ids }
  return { url: url === 'voksen' ? 'uni' : url, name: genderNames[only], ids }
}

/** Whether a brand with this gender list has the url; `barn-junior` needs both of its genders. */
export const isGenderAllowed = (url: GenderUrl, genders: readonly GenderKey[]): boolean => keysOf[url].every((key) => genders.includes(key))

/** The brand's genders in menu order, whatever order its file has (spec §2). */
export const menuGenders = (genders: readonly GenderKey[]): readonly GenderKey[] => genderOrder.filter((key) => genders.includes(key))

/** The gender that the home hero leads to: `dame`, or the brand's first where it has none (decisions.md, Routes). */
export const heroGender = (genders: readonly GenderKey[]): GenderKey => (genders.includes('dame') ? 'dame' : (genders[0] ?? 'dame'))
