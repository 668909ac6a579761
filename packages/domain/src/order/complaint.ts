import { datePlus } from '../price/oslo-days.ts'
import type { ComplaintWish } from './types.ts'

/** What a buyer may wish for where something is wrong (forbrukerkjøpsloven § 26); the shop decides with the buyer. */
export const complaintWishes = ['repair', 'replacement', 'reduction', 'refund'] as const

/** Characters of what is wrong, without blanks around it. */
export const complaintLength = { least: 10, most: 2000 } as const

const dates = /^\d{4}-\d{2}-\d{2}$/

const isDate = (text: string): boolean => dates.test(text) && !Number.isNaN(Date.parse(text)) && datePlus(text, 0) === text

/** Dates in Norway, such as `2026-11-20`: when the goods were bought, and today. */
export type ComplaintDays = { readonly bought: string; readonly today: string }

type Told = { readonly problem: string; readonly discovered: string; readonly wish: string }

/** Validation errors by field; a valid field is left out. */
export type ComplaintProblems = {
  readonly problem?: 'short' | 'long'
  readonly discovered?: 'missing' | 'future' | 'beforePurchase'
  readonly wish?: 'missing'
}

function discoveryProblem(discovered: string, { bought, today }: ComplaintDays): ComplaintProblems['discovered'] {
  if (!isDate(discovered)) return 'missing'
  if (discovered > today) return 'future'
  return discovered < bought ? 'beforePurchase' : undefined
}

const isWish = (wish: string): wish is ComplaintWish => complaintWishes.some((one) => one === wish)

/**
 * What must be put right before a complaint can be sent. It is never too old here: whether a complaint came in time is for the shop to judge, with the buyer
 * (forbrukerkjøpsloven § 27).
 */
export function complaintProblems({ problem, discovered, wish }: Told, days: ComplaintDays): ComplaintProblems {
  const { length } = problem.trim()
  const day = discoveryProblem(discovered, days)
  return {
    ...(length < complaintLength.least && { problem: 'short' as const }),
    ...(length > complaintLength.most && { problem: 'long' as const }),
    ...(day && { discovered: day }),
    ...(!isWish(wish) && { wish: 'missing' as const }),
  }
}
