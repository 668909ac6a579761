/** What moves by itself, and how it is stopped and stepped. */
export const carouselTexts = {
  namespace: 'carousel',
  words: {
    role: 'karusell',
    slideRole: 'bilde',
    slide: '{number} av {count}',
    previous: 'Forrige',
    next: 'Neste',
    pause: 'Stopp bevegelsen',
    play: 'Start bevegelsen',
    choose: 'Velg hva som vises',
    show: 'Vis {number} av {count}',
  },
} as const
