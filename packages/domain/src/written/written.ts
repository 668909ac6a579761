const joined = '\u00A0'

type Address = { readonly street: string; readonly postalCode: string; readonly city: string }

/** A longer street may be wider than its line on the narrowest phone. */
const wholeStreet = 20

/** `Storgata 1, 2615 Lillehammer`: breaks only after the comma, and inside long names of streets. */
export const writtenAddress = ({ street, postalCode, city }: Address): string =>
  `${street.replaceAll(street.length > wholeStreet ? / (?=\S*\d\S*$)/gu : ' ', joined)}, ${`${postalCode} ${city}`.replaceAll(' ', joined)}`

/** An organisation number by threes, `999 888 777`; what has not nine digits is given back as it stands. */
export const writtenOrgNumber = (digits: string): string =>
  /^\d{9}$/u.test(digits) ? digits.replaceAll(/\d{3}(?=\d)/gu, `$&${joined}`) : digits

/** Eight digits as they are read out: mobiles and 8 00 numbers `412 34 567`, others by pairs. Other text only holds together. */
export function writtenPhone(text: string): string {
  const [mobile, pairs] = [/^([489]\d\d)(\d\d)(\d{3})$/u, /^(\d\d)(\d\d)(\d\d)(\d\d)$/u]
  return text.trim().replace(mobile, '$1 $2 $3').replace(pairs, '$1 $2 $3 $4').replaceAll(' ', joined)
}
