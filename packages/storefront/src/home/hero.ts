import { genderIds, genderNames, heroGender, type GenderKey } from '@vidda/domain/gender'
import type { HomeBanner } from '@vidda/domain/home'
import { fill } from '@vidda/texts'

/** The chain's top banner, which leads to the brand's gender (spec §2). */
export function heroOf(top: HomeBanner, genders: readonly GenderKey[], toGender: string): HomeBanner {
  const first = heroGender(genders)
  return { ...top, to: `/${first}`, linkText: fill(toGender, { gender: genderNames[genderIds[first]].toLocaleLowerCase('nb-NO') }) }
}
