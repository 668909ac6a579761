/** What all forms say. */
export const formsTexts = {
  namespace: 'forms',
  words: {
    optional: 'valgfritt',
    required: 'må fylles ut',
    summary: 'Rett opp dette før du går videre',
    error: 'Feil',
  },
} as const
