/** The menu's second level: the flyout on a desktop, the folds of the drawer on a phone. */
export const menuTexts = {
  namespace: 'menu',
  words: {
    more: 'Vis mer under {name}',
    all: 'Alt i {name}',
  },
} as const
