/** Gender ids of the commerce API (spec §3 Gender). */
export const genderIds = { herre: 1, dame: 2, barn: 4, uni: 10, junior: 11 } as const

export type GenderKey = keyof typeof genderIds
export type GenderId = (typeof genderIds)[GenderKey]

/** The order of gender entries in every menu (spec §2). */
export const genderOrder = ['dame', 'herre', 'junior', 'barn', 'uni'] as const satisfies readonly GenderKey[]

/** Displayed names by id (spec §3). */
export const genderNames: Readonly<Record<GenderId, string>> = { 1: 'Herre', 2: 'Dame', 4: 'Barn', 10: 'Uni', 11: 'Junior' }
