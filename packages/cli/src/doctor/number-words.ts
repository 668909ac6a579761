const values: Readonly<Record<string, number>> = {
  en: 1,
  én: 1,
  et: 1,
  ett: 1,
  to: 2,
  tre: 3,
  fire: 4,
  fem: 5,
  seks: 6,
  sju: 7,
  syv: 7,
  åtte: 8,
  ni: 9,
  ti: 10,
  elleve: 11,
  tolv: 12,
  tretten: 13,
  fjorten: 14,
  femten: 15,
  seksten: 16,
  sytten: 17,
  atten: 18,
  nitten: 19,
  tjue: 20,
  tyve: 20,
  tretti: 30,
  førti: 40,
  femti: 50,
  seksti: 60,
  sytti: 70,
  åtti: 80,
  nitti: 90,
  hundre: 100,
  tusen: 1000,
}

// The longest first, so that "femten" is not read as "fem".
const word = Object.keys(values)
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** Regular expression source for a number in digits, with or without spaces, or in Norwegian words. */
export const numberPattern = String.raw`(?<![\p{L}\d.,])(?:\d{1,3}(?:[ .\u00a0]\d{3})+(?:,\d+)?|\d+(?:,\d+)?|(?:${word})(?:(?: og |[ -]|og)?(?:${word}))*)`

/** The value of a text that matches `numberPattern`. */
export function numberOf(text: string): number {
  if (/^\d/u.test(text)) return Number(text.replaceAll(/[ .\u00a0]/gu, '').replace(',', '.'))
  let [thousands, rest] = [0, 0]
  for (const [found] of text.toLowerCase().matchAll(new RegExp(word, 'gu'))) {
    if (found === 'tusen') [thousands, rest] = [thousands + (rest || 1) * 1000, 0]
    else if (found === 'hundre') rest = (rest || 1) * 100
    else rest += values[found] ?? 0
  }
  return thousands + rest
}
