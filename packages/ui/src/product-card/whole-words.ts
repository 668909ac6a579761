/** Text whose every second part is a word that may not be broken at its hyphen: `T-skjorte`. */
export const wholeWords = (text: string): readonly string[] => text.split(/(\b\p{Lu}-\p{L}+)/u)
