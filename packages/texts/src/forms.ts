/** What all forms say. */
export const forms = {
  optional: 'valgfritt',
  summary: 'Rett opp dette før du går videre',
  choose: 'Velg …',
  error: 'Feil',
  increase: 'Øk',
  decrease: 'Reduser',
} as const
