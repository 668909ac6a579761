/** What sizes measure: above those of one scale in a filter, and before the size on the chip of a selected one. */
export const sizeScalesTexts = {
  namespace: 'sizeScales',
  words: {
    clothes: 'Klær',
    shoes: 'Sko',
    children: 'Barneklær',
    skis: 'Ski',
    poles: 'Staver',
    gloves: 'Hansker og votter',
    socks: 'Sokker',
    headwear: 'Luer og hjelmer',
    volume: 'Volum',
    other: 'Andre størrelser',
    selected: '{scale}: {size}',
  },
} as const
