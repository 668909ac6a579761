/** Refused anywhere in a name. */
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

/** Refused as a whole word only: they occur inside people's names. */
export const shopWordsAlone = ['admin', 'administrasjon', 'support', 'kundehjelp', 'kasse', 'daglig leder'] as const

/** Refused after the shop's own name as well: genitive, company form, domain. */
export const shopEndings = ['', 's', 'as', 'asa', 'no', 'norge', 'sport'] as const

/** Look-alike characters, by what they are folded into. */
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
