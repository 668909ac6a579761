import { createInterface } from 'node:readline'
import { StopError } from '../stop-error.ts'
import { typed } from '../where.ts'

/** What a new brand is made of; `null` where a default holds. */
export type Answers = {
  /** Folder, package and app are named by it. */
  readonly id: string
  readonly name: string
  readonly origin: string
  /** A colour as #rrggbb, from which a theme of its own is derived; null: an existing theme is used. */
  readonly color: string | null
  readonly theme: string | null
  readonly genders: readonly string[] | null
  readonly singleLine: boolean
  readonly chainId: number
  /** The brand shows the demo's articles. Its menu keeps the default category, which the demo has. */
  readonly isDemo: boolean
  readonly company: {
    readonly legalName: string
    readonly orgNo: string
    readonly address: { readonly street: string; readonly postalCode: string; readonly city: string }
    readonly supportEmail: string
    readonly phone: string
  }
  /** An SVG file; null: the name is drawn. */
  readonly logo: string | null
}

/** Required values, each with the prompt that asks for it when its flag is missing. They have no defaults. */
const questions = {
  name: 'Name, as shoppers read it',
  origin: 'Address of the shop, such as https://fjell.example',
  'legal-name': 'Registered name of the company',
  'org-no': 'Organisation number, nine digits',
  street: 'Street and number',
  'postal-code': 'Postal code',
  city: 'Postal town',
  email: 'E-mail of customer service',
  phone: 'Telephone of customer service, such as +47 55 00 00 00',
} as const

type Asked = keyof typeof questions

export type Flags = Readonly<Record<string, string | boolean | undefined>>

const askedFlags = Object.keys(questions) as readonly Asked[]

const textOf = (flags: Flags, name: string): string | null => {
  const value = flags[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export type Terminal = Pick<NodeJS.ReadStream, 'isTTY'> & NodeJS.ReadableStream

async function ask(missing: readonly Asked[], input: Terminal): Promise<ReadonlyMap<Asked, string>> {
  const reader = createInterface({ input })
  const lines = reader[Symbol.asyncIterator]()
  const answers = new Map<Asked, string>()
  try {
    for (const name of missing) {
      let answer = ''
      while (answer === '') {
        process.stdout.write(`${questions[name]}: `)
        const { value, done } = await lines.next()
        if (done === true) throw new StopError('\nNothing was written: the answers ended too early.')
        answer = value.trim()
      }
      answers.set(name, answer)
    }
    return answers
  } finally {
    reader.close()
  }
}

const idPattern = /^[a-z][a-z0-9-]*$/u

/** Normalizes a hex colour (`b35`, `#0B5385`) to `#rrggbb`; throws a StopError for anything else. */
function hexColor(value: string): string {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/iu.exec(value)?.[1]
  if (digits === undefined) throw new StopError(`--color is "${value}", expected red, green and blue as #rrggbb.`, 2)
  const six = digits.length === 3 ? digits.replaceAll(/./gu, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** Reads the flags, and prompts for missing values when the input is a terminal; otherwise throws a StopError that lists them. */
export async function readAnswers(
  id: string | undefined,
  flags: Flags,
  chainId: number,
  input: Terminal = process.stdin,
): Promise<Answers> {
  if (id === undefined || !idPattern.test(id)) {
    throw new StopError(
      `The brand's name is ${id === undefined ? 'missing' : `"${id}"`}, expected lower-case letters, digits and hyphens, as in ${typed} brand new fjell.`,
      2,
    )
  }
  const color = textOf(flags, 'color')
  const theme = textOf(flags, 'theme')
  if (color !== null && theme !== null) throw new StopError('--color makes a theme and --theme names one: give one of them.', 2)
  const seed = color === null ? null : hexColor(color)

  const missing = askedFlags.filter((name) => textOf(flags, name) === null)
  if (missing.length > 0 && !input.isTTY) {
    throw new StopError(
      `Who sells has to be told, and is not: ${missing.map((name) => `--${name}`).join(', ')}. See ${typed} brand --help.`,
      2,
    )
  }
  const asked = missing.length > 0 ? await ask(missing, input) : new Map<Asked, string>()
  const said = (name: Asked) => textOf(flags, name) ?? asked.get(name) ?? ''

  return {
    id,
    name: said('name'),
    origin: said('origin').replace(/\/+$/u, ''),
    color: seed,
    theme: seed === null ? theme : id,
    genders: textOf(flags, 'genders')?.split(/[\s,]+/u) ?? null,
    singleLine: flags['single-line'] === true,
    chainId,
    isDemo: flags['demo'] === true,
    company: {
      legalName: said('legal-name'),
      orgNo: said('org-no').replaceAll(' ', ''),
      address: { street: said('street'), postalCode: said('postal-code'), city: said('city') },
      supportEmail: said('email'),
      phone: said('phone'),
    },
    logo: textOf(flags, 'logo'),
  }
}
