export const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text)

/** Letters that English has not; its prose about money has the word øre too. */
export const hasNorwegianLetters = (text: string): boolean => /[æøå]/iu.test(text.replaceAll(/(?<!\p{L})øre(?!\p{L})/giu, ''))

/** Whether the text has a space or begins with a capital letter, and is no path: ids and the members of unions are neither. */
export const isProse = (text: string): boolean =>
  hasWords(text) && (/\s/u.test(text) || /^\p{Lu}/u.test(text)) && !/^\s*(?:[./#?]|--|https?:)/u.test(text)

/** Words that hardly a Norwegian sentence lacks, and that English ones about a program have not. */
export const hasNorwegianWords = (text: string): boolean =>
  isProse(text) && /(?<=^|\s)(?:og|i|er|ikke|med|av|som|fra|til|du|deg|din|vi|det|har|kan)(?=$|[\s,.!?])/iu.test(text)

/** Whether the text begins as one for a shopper does, with a word before a space; a number may be put behind. */
export const beginsSentence = (text: string): boolean => /^(?:I|\p{Lu}[\p{Ll}-]+[,.!?]?) /u.test(text)

const markup = [
  /<(?!style|script)[a-z][^<>]*>[^<>]*\p{L}{2}/u,
  /\p{L}{2}[^<>]*<\/(?!style|script)[a-z]/u,
  /\s(?:alt|title|placeholder|aria-label)="[^"]*\p{L}{2}/u,
] as const

/** Whether the text is HTML, or a piece of it, that has words after a tag, before one or in an attribute that is read. */
export const hasWordsInMarkup = (text: string): boolean => markup.some((pattern) => pattern.test(text))
