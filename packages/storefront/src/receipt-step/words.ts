const moment = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Oslo' })

/** An instant in words: `25. november 2026 kl. 14:32`. */
export const momentText = (instant: string): string => moment.format(new Date(instant))

/** Size and colour of a line on one line. */
export const lookOf = ({ color, size }: { readonly color: string; readonly size: string }): string =>
  [color, size].filter(Boolean).join(', ')
