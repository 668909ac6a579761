import type { Brand } from '@vidda/brand'
import type { Found } from './finding.ts'
import { removeElement } from './fixes.ts'
import { shownMarks } from './text-rules.ts'

const lists = ['categories', 'extra'] as const

/** What a line of the menu has room for. */
const mostLetters = 40
const mostEntries = 20

const repeatedTargets = ({ config }: Brand, file: string): readonly Found[] =>
  lists.flatMap((list) => {
    const entries = config.menu[list]
    return entries.flatMap(({ text, to }, at) => {
      const first = entries.findIndex((entry) => entry.to === to)
      if (first === at) return []
      const message = `leads to ${to}, as menu.${list}[${first}] does. Take one of them out.`
      const isSame = entries[first]?.text === text
      const key = `menu.${list}[${at}]`
      return [{ file, key: `${key}.to`, message, ...(isSame && { fix: removeElement(key) }) }]
    })
  })

const plain = (text: string): string => text.trim().toLocaleLowerCase('nb-NO')

/** Problems in the menu: two entries with the same target or text, or a text that is too long. */
export const menuProblems = (brand: Brand): readonly Found[] => {
  const { menu, id } = brand.config
  const file = `brands/${id}/brand.json`
  const entries = lists.flatMap((list) => menu[list].map((entry, at) => ({ ...entry, key: `menu.${list}[${at}]` })))
  return [
    ...repeatedTargets(brand, file),
    ...lists
      .filter((list) => menu[list].length > mostEntries)
      .map((list) => ({
        file,
        key: `menu.${list}`,
        message: `has ${menu[list].length} entries, expected ${mostEntries} at most: nobody reads more. Lead to a category above them.`,
      })),
    ...entries.flatMap(({ text, to, key }, at) => {
      const same = entries.slice(0, at).find((entry) => plain(entry.text) === plain(text) && entry.to !== to)
      const marks = shownMarks(text)
      return [
        ...(same
          ? [{ file, key: `${key}.text`, message: `is "${text}", as ${same.key} is, which leads elsewhere. Give each words of its own.` }]
          : []),
        ...(text.length > mostLetters
          ? [{ file, key: `${key}.text`, message: `has ${text.length} characters, expected ${mostLetters} at most. Shorten it.` }]
          : []),
        ...(marks === null ? [] : [{ file, key: `${key}.text`, message: marks }]),
      ]
    }),
  ]
}
