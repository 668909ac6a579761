/** What a shop is looked for by; `address` is street and place on one line. */
export type NamedShop = { readonly name: string; readonly address: string }

const plain = (text: string) => text.trim().toLocaleLowerCase('nb-NO')

/** Every word of the query is in the shop's name or address, in any order. */
export function matchesShop({ name, address }: NamedShop, query: string): boolean {
  const words = plain(`${name} ${address}`)
  return plain(query)
    .split(/\s+/)
    .every((word) => words.includes(word))
}
