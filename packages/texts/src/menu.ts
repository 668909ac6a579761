/** The menu of a phone, and what unfolds under an entry at any width. */
export const menuTexts = {
  namespace: 'menu',
  words: {
    close: 'Lukk menyen',
    genders: 'Handle til',
    categories: 'Kategorier',
    extra: 'Mer',
    more: 'Vis mer under {name}',
    all: 'Alt i {name}',
  },
} as const
