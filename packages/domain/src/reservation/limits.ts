/** What a chain may set of its limits; `confirmAboveTotal` in whole øre. */
export type ReservationLimits = {
  /** Units that one phone, and one e-mail address, may have reserved at a time. */
  readonly openUnits: number
  /** Reservations that they may have at a time. */
  readonly openReservations: number
  /** Units that may be reserved from one network address in an hour. */
  readonly unitsPerAddress: number
  /** Mails that one receiver gets in an hour. */
  readonly mailsPerReceiver: number
  /** A reservation above this number of units holds nothing before its receiver has confirmed it. */
  readonly confirmAboveUnits: number
  /** So does one above this sum. */
  readonly confirmAboveTotal: number
}

export const defaultLimits: ReservationLimits = {
  openUnits: 10,
  openReservations: 3,
  unitsPerAddress: 40,
  mailsPerReceiver: 4,
  confirmAboveUnits: 5,
  confirmAboveTotal: 1_000_000,
}

const minute = 60_000
const hour = 60 * minute

/** The same cart of the same person within this time is the same reservation. */
export const repeatWindow = 10 * minute

/** How long the receiver of a large reservation has to confirm it. */
export const confirmWindow = 30 * minute

/** Whose use is counted: the phone, the e-mail address, the network address, and the receiver of mails. */
export type LimitScope = 'phone' | 'email' | 'address' | 'receiver'

/** Names the limit in answers; phones and e-mail addresses share theirs. */
export type LimitName = 'openUnits' | 'openReservations' | 'unitsPerAddress' | 'mailsPerReceiver'

type Rule = {
  readonly limit: LimitName
  readonly scope: LimitScope
  readonly counts: 'units' | 'times'
  /** Use within this time (ms) counts; null counts what is open, however old it is. */
  readonly window: number | null
}

/** The first rule that a reservation breaks is the one that is told. */
export const limitRules: readonly Rule[] = [
  { limit: 'openUnits', scope: 'phone', counts: 'units', window: null },
  { limit: 'openUnits', scope: 'email', counts: 'units', window: null },
  { limit: 'openReservations', scope: 'phone', counts: 'times', window: null },
  { limit: 'openReservations', scope: 'email', counts: 'times', window: null },
  { limit: 'unitsPerAddress', scope: 'address', counts: 'units', window: hour },
  { limit: 'mailsPerReceiver', scope: 'receiver', counts: 'times', window: hour },
]

/** What was reserved or sent before; `at` in ms since 1970. */
export type Use = { readonly units: number; readonly at: number }

export type Usage = Readonly<Record<LimitScope, readonly Use[]>>

export type Refusal = {
  readonly limit: LimitName
  readonly most: number
  /** How many more would be accepted now. */
  readonly left: number
  /** Time (ms) after which the same would be accepted; null where waiting alone does not help. */
  readonly retryAfter: number | null
}

const amountOf = ({ counts }: Rule, units: number) => (counts === 'units' ? units : 1)

/** When enough of what counts now is older than the window. */
function retryAfter(rule: Rule, uses: readonly Use[], excess: number, now: number): number | null {
  if (rule.window === null) return null
  let freed = 0
  for (const { units, at } of uses.toSorted((one, other) => one.at - other.at)) {
    freed += amountOf(rule, units)
    if (freed >= excess) return at + rule.window - now
  }
  return null
}

/** Which limit a reservation of so many units would break; null when it may be made. */
export function refusalOf(units: number, usage: Usage, limits: ReservationLimits, now: number): Refusal | null {
  for (const rule of limitRules) {
    const { window } = rule
    const uses = usage[rule.scope].filter(({ at }) => window === null || at > now - window)
    const held = uses.reduce((sum, use) => sum + amountOf(rule, use.units), 0)
    const most = limits[rule.limit]
    const excess = held + amountOf(rule, units) - most
    if (excess > 0) return { limit: rule.limit, most, left: Math.max(0, most - held), retryAfter: retryAfter(rule, uses, excess, now) }
  }
  return null
}

/** Whether the receiver has to confirm a reservation before it holds goods; `total` in whole øre. */
export const needsConfirmation = (
  { units, total }: { readonly units: number; readonly total: number },
  limits: ReservationLimits,
): boolean => units > limits.confirmAboveUnits || total > limits.confirmAboveTotal

const dotless = new Set(['gmail.com'])
const aliases: Readonly<Record<string, string>> = { 'googlemail.com': 'gmail.com' }

/**
 * One spelling for all addresses of one mailbox, to be compared and never written to: capitals, what follows a plus, and the dots of a provider that ignores
 * them make no other receiver.
 */
export function receiverKey(email: string): string {
  const text = email.trim().normalize('NFKC').toLowerCase()
  const at = text.lastIndexOf('@')
  if (at < 0) return text
  const given = text.slice(at + 1).replace(/\.$/u, '')
  const host = aliases[given] ?? given
  // A mailbox may be named by the plus alone.
  const name = text.slice(0, at).replace(/(?<=.)\+.*$/u, '')
  return `${dotless.has(host) ? name.replaceAll('.', '') : name}@${host}`
}
