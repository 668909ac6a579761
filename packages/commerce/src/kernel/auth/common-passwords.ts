import { norwegianWords } from './common-passwords.data.ts'

/** What is added to a word to please a form: digits and signs before or after. */
const additions = /^[\d\p{P}\p{S}]{0,4}|[\d\p{P}\p{S}]{0,4}$/gu

const plain = (password: string) => password.normalize('NFKC').toLowerCase()

let known: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is chosen: 380 kB, 160 ms. */
const list = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>([...dictionary['passwords-common'], ...norwegianWords]),
  ))

/** Whether a password is among the first that anybody would try: a common one, or a common word with a few digits or signs. */
export async function isCommon(password: string): Promise<boolean> {
  const passwords = await list()
  const whole = plain(password)
  return passwords.has(whole) || passwords.has(whole.replaceAll(additions, ''))
}
