import { genderIds, genderNames, heroGender, type GenderKey } from '@vidda/domain/gender'
import type { HomeBanner } from '@vidda/domain/home'
import { fill } from '@vidda/texts'

type Hero = HomeBanner & { readonly links: readonly { readonly text: string; readonly to: string }[] }

/** The chain's top banner: it links to the brand's gender (spec §2), and after that to its other genders except uni. */
export function heroOf(top: HomeBanner, genders: readonly GenderKey[], toGender: string): Hero {
  const first = heroGender(genders)
  const others = genders.filter((gender) => gender !== first && gender !== 'uni')
  return {
    ...top,
    to: `/${first}`,
    linkText: fill(toGender, { gender: genderNames[genderIds[first]].toLocaleLowerCase('nb-NO') }),
    links: others.map((gender) => ({ text: genderNames[genderIds[gender]], to: `/${gender}` })),
  }
}
