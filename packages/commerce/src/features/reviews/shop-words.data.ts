/** Words that no person's name has in it. */
export const shopWords = [
  'kundeservice',
  'kundesenter',
  'kundestøtte',
  'kundebehandler',
  'customerservice',
  'butikk',
  'moderator',
  'administrator',
  'redaksjon',
] as const

/** Words that may be a part of a name, and pass for the shop where they stand alone. */
export const shopWordsAlone = ['admin', 'administrasjon', 'support', 'kundehjelp', 'kasse', 'daglig leder'] as const

/** What a name may put on after a shop's own: genitive, kind of company, address. */
export const shopEndings = ['', 's', 'as', 'asa', 'no', 'norge', 'sport'] as const

/** Signs that are read as others. */
export const lookAlikes: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  0: 'o',
  1: 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  3: 'e',
  4: 'a',
  '@': 'a',
  5: 's',
  $: 's',
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  к: 'k',
  м: 'm',
  н: 'h',
  в: 'b',
}
