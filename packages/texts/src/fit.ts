/** How an article fits, told by those who have bought it. */
export const fitTexts = {
  namespace: 'fit',
  words: {
    title: 'Passform',
    small: 'Liten i størrelsen',
    true: 'Normal i størrelsen',
    large: 'Stor i størrelsen',
    smallShort: 'Liten',
    trueShort: 'Normal',
    largeShort: 'Stor',
    told: 'Ifølge {count} kunder',
    toldByOne: 'Ifølge 1 kunde',
    scale: '{fit}, {told}',
    none: 'Ingen har sagt noe om passformen ennå',
  },
} as const
