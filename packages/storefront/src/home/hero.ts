import { genderIds, genderNames, heroGender, type GenderKey } from '@vidda/domain/gender'
import type { HomeBanner } from '@vidda/domain/home'
import { fill } from '@vidda/texts'
import type { BannerContent } from '@vidda/ui/banner'

/** A banner with the links that only a hero has. */
export type Hero = HomeBanner & Pick<BannerContent, 'links'>

/** As many as fit on the line of the hero's button at 390 px. */
const mostOthers = 2

/** The chain's top banner: it links to the brand's gender (spec §2), and after that to two of its other genders, except uni. */
export function heroOf(top: HomeBanner, genders: readonly GenderKey[], toGender: string): Hero {
  const first = heroGender(genders)
  const others = genders.filter((gender) => gender !== first && gender !== 'uni').slice(0, mostOthers)
  return {
    ...top,
    to: `/${first}`,
    linkText: fill(toGender, { gender: genderNames[genderIds[first]].toLocaleLowerCase('nb-NO') }),
    links: others.map((gender) => ({ text: genderNames[genderIds[gender]], to: `/${gender}` })),
  }
}
