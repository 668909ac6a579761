import { norwegianWords } from './common-passwords.data.ts'

/** What is added to a word to please a form: digits and signs before or after. */
const additions = /^[\d\p{P}\p{S}]+|[\d\p{P}\p{S}]+$/gu
/** The same text repeated. */
const repeated = /^(.+?)\1+$/u

/** Common character substitutions. */
const letterOf: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '1': 'i', '3': 'e' }
const spelt = (password: string) => password.replaceAll(/[@$013]/gu, (sign) => letterOf[sign] ?? sign)

const plain = (password: string) => password.normalize('NFKC').toLowerCase()

let known: Promise<ReadonlySet<string>> | undefined

/** Read when the first password is chosen: 380 kB, 160 ms. */
const list = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>([...dictionary['passwords-common'], ...norwegianWords]),
  ))

/** Whether a password is easy to guess: a common one, a common word with digits or symbols around or inside it, or repeated text. */
export async function isCommon(password: string): Promise<boolean> {
  const passwords = await list()
  const whole = plain(password)
  const word = whole.replaceAll(additions, '')
  return repeated.test(whole) || [whole, word, spelt(word), spelt(whole).replaceAll(additions, '')].some((one) => passwords.has(one))
}
