/** What all forms say. */
export const forms = {
  optional: 'valgfritt',
  summary: 'Rett opp dette før du går videre',
  error: 'Feil',
} as const
