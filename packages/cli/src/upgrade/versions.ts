import { StopError } from '../stop-error.ts'
import type { Upgrade } from './upgrade-types.ts'

/** The version before the first upgrade. */
const first = '0.1.0'

function numbersOf(version: string, flag: string): readonly number[] {
  if (/^\d{1,6}\.\d{1,6}\.\d{1,6}$/u.test(version)) return version.split('.').map(Number)
  throw new StopError(`--${flag} is "${version}", expected a version such as "${first}".`, 2)
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((number, index) => number !== other[index])
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}

/** The upgrades after `from` up to and including `to`, oldest first; all of them by default. */
export function chosenUpgrades(upgrades: readonly Upgrade[], from = first, to = upgrades.at(-1)?.version ?? first) {
  const [least, most] = [numbersOf(from, 'from'), numbersOf(to, 'to')]
  if (compare(least, most) > 0) throw new StopError(`--from is "${from}", which is newer than "${to}". Give them the other way round.`, 2)
  const chosen = upgrades.filter(({ version }) => {
    const numbers = numbersOf(version, 'to')
    return compare(numbers, least) > 0 && compare(numbers, most) <= 0
  })
  return { from, to, upgrades: chosen }
}
