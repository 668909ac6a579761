/** What lists are called for whom they are for, and the words of the tile among their goods; apart, since only what loads a list needs it. */
export const listNamesTexts = {
  namespace: 'listNames',
  words: {
    barnJunior: 'Barn og junior',
    tilDame: '{name} til dame',
    tilHerre: '{name} til herre',
    tilJunior: '{name} til junior',
    tilBarn: '{name} til barn',
    tilUni: '{name}, unisex',
    tilBarnJunior: '{name} til barn og junior',
    allIn: 'Alt i {name}',
    seeRange: 'Se utvalget',
  },
} as const
