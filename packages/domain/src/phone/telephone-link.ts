/** Where a link to a telephone number leads: `tel:+4741234567`, also for a written one. */
export const telephoneLink = (phone: string): string => `tel:${phone.replaceAll(/\s/gu, '')}`
