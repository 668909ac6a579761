const pattern = /^\s*(?:(?:\+47|0047)\s*)?([49]\d{7})\s*$/u

/** The eight digits of a Norwegian mobile number, without prefix and whitespace; null when it is none (spec §5). */
export const phoneDigits = (text: string): string | null => pattern.exec(text)?.[1] ?? null

export const isPhone = (text: string): boolean => phoneDigits(text) !== null

/** `412 34 567` as Norwegians write it; text that is no phone number is given back as it stands. */
export const formatPhone = (text: string): string => {
  const digits = phoneDigits(text)
  return digits === null ? text : `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`
}

/** `+47 55 12 34 56`: a Norwegian number as it is dialled from anywhere; one that names its country already keeps it. */
export const internationalPhone = (text: string): string => {
  const written = text.trim().replace(/^00(?=\d)/u, '+')
  return written === '' || written.startsWith('+') ? written : `+47 ${written}`
}
