import type { PickableShop } from './types.ts'

const plain = (text: string) => text.trim().toLocaleLowerCase('nb-NO')

/** Every word of the query is in the shop's name or address, in any order. */
export function matchesShop({ name, address }: Pick<PickableShop, 'name' | 'address'>, query: string): boolean {
  const words = plain(`${name} ${address}`)
  return plain(query)
    .split(/\s+/)
    .every((word) => words.includes(word))
}
