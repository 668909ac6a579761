import { isGenderUrl } from '@vidda/domain/gender'
import { facets } from '@vidda/domain/listing'
import { fill, type listNamesTexts, type WordsOf } from '@vidda/texts'
import { eachFacet, listHref, type ListParameters } from './list-parameters.ts'
import type { ListPage } from './load-listing.ts'

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
export function nameWithGender(name: string, { gender }: ListParameters, texts: WordsOf<typeof listNamesTexts>): string {
  const [only] = gender
  return only === undefined || !isGenderUrl(only) || gender.length > 1 ? name : fill(texts[suffixes[only]], { name })
}

/** The address under which a search engine shall know the list: without sorting and filters, but for one value of an indexed facet. */
export function canonicalList(path: string, { parameters }: Pick<ListPage, 'parameters'>): string {
  const indexed = eachFacet((facet) => ('indexed' in facets[facet] && parameters[facet].length === 1 ? parameters[facet] : []))
  return listHref(path, { ...indexed, price: null, sort: null, direction: 'asc', form: false, from: parameters.from, to: parameters.from })
}
