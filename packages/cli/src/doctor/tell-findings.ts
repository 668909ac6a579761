import type { Brand } from '@vidda/brand'
import type { Progress } from '../progress.ts'
import { root as workspace, typed } from '../where.ts'
import { examine } from './doctor.ts'
import { findingText, type Finding } from './finding.ts'

const lines = (findings: readonly Finding[]): string => findings.map((finding) => `    ${findingText(finding)}`).join('\n')

/**
 * Tells before a build what shoppers would be led astray by, and what is still to be filled in. Returns why the brands with a fault cannot be
 * built, by their ids: pictures that cannot be decoded, and faults that reading the brand does not check for.
 */
export async function tellFindings(
  brands: readonly Brand[],
  progress: Pick<Progress, 'say'>,
  { root = workspace, now = new Date() }: { readonly root?: string; readonly now?: Date } = {},
): Promise<ReadonlyMap<string, string>> {
  const ids = brands.map(({ config }) => config.id)
  const findings = await examine(root, { now, wanted: ids.length === 1 ? ids[0] : undefined })
  const refused = new Map<string, string>()
  for (const { config } of brands) {
    const of = (severity: Finding['severity']) => findings.filter((one) => one.brand === config.id && one.severity === severity)
    const [faults, warnings, blanks] = [of('fault'), of('warning'), of('blank')]
    if (faults.length > 0) refused.set(config.id, `The brand "${config.id}" cannot be built:\n${lines(faults)}`)
    if (warnings.length > 0) progress.say(`  Shoppers of ${config.name} would be led astray:\n${lines(warnings)}`)
    if (blanks.length > 0) progress.say(`  ${config.name} has ${blanks.length} to fill in, told by: ${typed} doctor --brand ${config.id}`)
  }
  return refused
}
