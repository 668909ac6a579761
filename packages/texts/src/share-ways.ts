/** The ways to share a page, which come when they are asked for. */
export const shareWaysTexts = {
  namespace: 'shareWays',
  words: {
    ways: 'Måter å dele siden på',
    facebook: 'Del på Facebook',
    x: 'Del på X',
    mail: 'Send på e-post',
    copy: 'Kopier lenken',
    copied: 'Link Kopiert!',
    copyFailed: 'Lenken lot seg ikke kopiere. Kopier den fra adressefeltet.',
  },
} as const
