/** `størrelse M`; a size that says the word itself, such as `Én størrelse`, stands alone. `word` is the catalogue's `Størrelse`. */
export function sizeInWords(size: string, word: string): string {
  const lower = word.toLocaleLowerCase('nb-NO')
  const said = size.toLocaleLowerCase('nb-NO')
  return said.includes(lower) ? said : `${lower} ${size}`
}
