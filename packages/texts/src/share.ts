/** Sharing the page that is open. */
export const shareTexts = {
  namespace: 'share',
  words: {
    share: 'Del',
    title: 'Del siden',
    ways: 'Måter å dele siden på',
    facebook: 'Del på Facebook',
    x: 'Del på X',
    mail: 'Send på e-post',
    copy: 'Kopier lenken',
    copied: 'Link Kopiert!',
    copyFailed: 'Lenken lot seg ikke kopiere. Kopier den fra adressefeltet.',
  },
} as const
