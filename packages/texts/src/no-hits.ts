/** Suggestions after a search without hits. */
export const noHitsTexts = {
  namespace: 'noHits',
  words: {
    spelling: 'Se om ordet er skrevet riktig, eller prøv et annet ord for det samme.',
    words: 'Færre og kortere ord gir flere treff: «jakke» finner mer enn «lett jakke til vår og høst».',
  },
} as const
