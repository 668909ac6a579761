const foreign: Readonly<Record<string, string>> = { ä: 'æ', ö: 'ø', ð: 'd', þ: 'th', ß: 'ss' }

/** Lower case, without marks that Norwegian does not have: `Én` gives `en`, and `stövel` gives `støvel`. */
export const native = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/[^\sa-z0-9æøå]/g, (letter) => foreign[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))

/** As Norwegian is written where the letters are missing: `Skjørt` gives `skjort`. */
export const folded = (word: string): string => word.replaceAll('æ', 'ae').replaceAll('ø', 'o').replaceAll('å', 'a')

/** The other spelling turned back: `stoevler` gives `støvler`. */
export const respelled = (word: string): string => word.replaceAll('oe', 'ø').replaceAll('aa', 'å').replaceAll('ae', 'æ')

/** Runs of letters and digits, in lower case. */
export const tokensOf = (text: string): string[] => native(text).match(/[a-zæøå0-9]+/g) ?? []
