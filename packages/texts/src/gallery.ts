/** The pictures of an article on its page. */
export const galleryTexts = {
  namespace: 'gallery',
  words: {
    pictures: 'Bilder av {name}',
    pictureAlt: '{name}, bilde {number}',
    previousPicture: 'Forrige bilde',
    nextPicture: 'Neste bilde',
    /** The strip, which takes focus: what a reader hears there. */
    pictureStrip: 'Bildene. Trykk Enter for å se dem store',
    zoom: 'Vis bildet stort',
    showPicture: 'Vis bilde {number}',
  },
} as const
