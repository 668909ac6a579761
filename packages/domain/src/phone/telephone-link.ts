/** The `tel:` URL of a phone number, which may have spaces: `tel:+4741234567`. */
export const telephoneLink = (phone: string): string => `tel:${phone.replaceAll(/\s/gu, '')}`
