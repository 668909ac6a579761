import type { Category } from '@vidda/domain/category'
import { isGenderUrl } from '@vidda/domain/gender'
import { categoryPath } from '@vidda/domain/route'
import { fill, type listNamesTexts, type WordsOf } from '@vidda/texts'
import type { ListParameters } from './list-parameters.ts'

/** The goods of a category for one gender: `/klaer?gender=dame`. */
export const categoryHref = ({ slug }: Pick<Category, 'slug'>, gender: string): string => `${categoryPath(slug)}?gender=${gender}`

const suffixes = {
  dame: 'tilDame',
  herre: 'tilHerre',
  junior: 'tilJunior',
  barn: 'tilBarn',
  uni: 'tilUni',
  voksen: 'tilUni',
  'barn-junior': 'tilBarnJunior',
} as const

/** `Klær til dame` where one gender is selected; the name as it stands otherwise. */
export function nameWithGender(name: string, { gender }: Pick<ListParameters, 'gender'>, texts: WordsOf<typeof listNamesTexts>): string {
  const [only] = gender
  return only === undefined || !isGenderUrl(only) || gender.length > 1 ? name : fill(texts[suffixes[only]], { name })
}
