import { matchPath } from '@vidda/domain/route'
import { schemaProblems } from '../file/check.ts'
import type { BrandConfig } from '../file/config.ts'
import { shown } from '../file/expectation.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggestion.ts'
import { sectionForms, sectionTypes, type SectionFile, type SectionType } from './schema.ts'

type Keys = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Keys => typeof value === 'object' && value !== null && !Array.isArray(value)
const isType = (value: unknown): value is SectionType => sectionTypes.some((type) => type === value)

export const sectionKey = (index: number): string => `sections[${index}]`

const selections = ['campaign', 'category', 'search', 'articles'] as const satisfies readonly (keyof (typeof sectionForms)['selection'])[]

/** The form that a section is written in, or why it is in none. */
function formOf(type: SectionType, section: Keys) {
  if (type === 'selection') {
    const [first, second] = selections.filter((name) => name in section)
    if (first === undefined) return `picks no goods, expected one of: ${selections.join(', ')}. Add it.`
    if (second !== undefined) return `has both "${first}" and "${second}", expected one of: ${selections.join(', ')}. Remove the other.`
    return sectionForms.selection[first]
  }
  const forms = sectionForms[type]
  if (!('own' in forms)) return forms.chain
  const isOwn = type === 'banner' ? !('of' in section) : Object.keys(section).some((name) => name !== 'type' && name !== 'layout')
  return isOwn ? forms.own : forms.chain
}

/** What is wrong with a section by itself. */
export function sectionProblems(section: unknown, index: number, file: string): readonly Problem[] {
  const key = sectionKey(index)
  if (!isObject(section)) return [{ file, key, message: `is ${shown(section)}, expected an object such as {"type":"hero"}.` }]
  const { type } = section
  if (type === undefined) return [{ file, key: `${key}.type`, message: `is missing, expected one of: ${sectionTypes.join(', ')}. Add it.` }]
  if (!isType(type)) {
    const guess = typeof type === 'string' ? didYouMean(type, sectionTypes) : ''
    return [{ file, key: `${key}.type`, message: `is ${shown(type)}, expected one of: ${sectionTypes.join(', ')}.${guess}` }]
  }
  const form = formOf(type, section)
  if (typeof form === 'string') return [{ file, key, message: form }]
  return schemaProblems(file, form, section).map((problem) => ({
    ...problem,
    key: problem.key === undefined ? key : `${key}.${problem.key}`,
  }))
}

/** Problems with the order of sections: a hero that is not first, a `pair` hero without links after it, and duplicate sections. */
export function orderProblems(sections: readonly SectionFile[], file: string): readonly Problem[] {
  return sections.flatMap((section, index) => {
    const key = sectionKey(index)
    if (section.type === 'hero' && index > 0)
      return [
        {
          file,
          key: `${key}.type`,
          message: 'is "hero", expected it first, as its title is the heading of the page. Move it to the top, or write "banner".',
        },
      ]
    if (section.type === 'hero' && section.layout === 'pair' && sections[1]?.type !== 'links')
      return [
        {
          file,
          key: `${key}.layout`,
          message: 'is "pair", expected a section "links" next, which stands beside it. Move one there, or write "low".',
        },
      ]
    const first = sections.findIndex((other) => JSON.stringify(other) === JSON.stringify(section))
    return first < index ? [{ file, key, message: `is the same as ${sectionKey(first)}. Take one of them out.` }] : []
  })
}

/** The categories that a section names, by their keys in it. */
export function categoriesOf(section: SectionFile): readonly { readonly key: string; readonly path: string }[] {
  if (section.type === 'selection' && 'category' in section) return [{ key: 'category', path: section.category }]
  if (section.type !== 'categories') return []
  return (section.only ?? []).map((path, index) => ({ key: `only[${index}]`, path }))
}

/** Paths that are written as categories, and that lead to another screen. */
export function categoryProblems(sections: readonly SectionFile[], config: BrandConfig, file: string): readonly Problem[] {
  const brand = { genders: config.genders, houseBrandProducts: config.houseBrand.products }
  return sections.flatMap((section, index) =>
    categoriesOf(section)
      .filter(({ path }) => matchPath(path, brand).kind !== 'category')
      .map(({ key, path }) => ({
        file,
        key: `${sectionKey(index)}.${key}`,
        message: `is "${path}", which is no category. Write the path of one, such as "/klaer" or "/klaer/jakker".`,
      })),
  )
}
