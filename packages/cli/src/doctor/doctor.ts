import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BrandError, listBrands, readBrand, type Brand } from '@vidda/brand'
import { readFlags } from '../options.ts'
import { StopError } from '../stop-error.ts'
import { root as workspace } from '../workspace.ts'
import { fileFindings, placeOfProblem, textFiles } from './file-findings.ts'
import { findingText, type Finding, type Severity } from './finding.ts'
import { warningsOf } from './rules.ts'

const headings = {
  fault: 'Faults: no shop can be built of it',
  warning: 'Warnings: shoppers would be led astray',
  blank: 'To fill in',
} as const satisfies Record<Severity, string>

const severities = Object.keys(headings) as readonly Severity[]

export async function doctor(args: readonly string[]): Promise<void> {
  const flags = readFlags('doctor', args, { brand: { type: 'string' }, json: { type: 'boolean' } })
  const findings = await examine(workspace, flags['brand'] as string | undefined)
  console.log(flags['json'] === true ? JSON.stringify(findings, null, 2) : reportOf(findings))
  if (findings.some(({ severity }) => severity !== 'blank')) process.exitCode = 1
}

function reportOf(findings: readonly Finding[]): string {
  const parts = severities.flatMap((severity) => {
    const some = findings.filter((finding) => finding.severity === severity)
    return some.length === 0 ? [] : [`${headings[severity]}\n${some.map((finding) => `  ${findingText(finding)}`).join('\n')}\n`]
  })
  const counts = severities.map((severity) => findings.filter((finding) => finding.severity === severity).length)
  return [...parts, `${counts[0]} faults, ${counts[1]} warnings, ${counts[2]} to fill in`].join('\n')
}

/** Everything that is wrong with the brands of a workspace, or with one of them. */
export async function examine(root: string, wanted?: string, now: Date = new Date()): Promise<readonly Finding[]> {
  const known = await listBrands(pathToFileURL(root))
  const chosen = wanted === undefined ? known : known.filter(({ id }) => id === wanted)
  if (chosen.length === 0) throw new StopError(`There is no brand "${wanted}". Brands: ${known.map(({ id }) => id).join(', ')}.`, 2)

  const read = await Promise.all(known.map(async ({ id, dir }) => ({ id, found: await readBrand(dir, now).catch(brandError) })))
  const sound = read.flatMap(({ found }) => (found instanceof BrandError ? [] : [found]))
  const asked = read.filter(({ id }) => chosen.some((one) => one.id === id))
  return (await Promise.all(asked.map(({ id, found }) => findingsOf(root, id, found, sound, now)))).flat()
}

function brandError(error: unknown): BrandError {
  if (error instanceof BrandError) return error
  throw error
}

async function findingsOf(
  root: string,
  id: string,
  found: Brand | BrandError,
  sound: readonly Brand[],
  now: Date,
): Promise<readonly Finding[]> {
  const theme = found instanceof BrandError ? id : found.theme.name
  const files = [...(await textFiles(root, join('brands', id))), ...(await textFiles(root, join('themes', theme)))]
  const logo = files.find(({ path }) => path.endsWith('assets/logo.svg'))?.text ?? ''
  const [severity, problems] =
    found instanceof BrandError
      ? (['fault', found.problems] as const)
      : (['warning', warningsOf(found, { now, others: sound.filter((one) => one !== found), logo })] as const)
  const told = problems.map((problem) => ({
    brand: id,
    severity,
    file: problem.file,
    place: placeOfProblem(problem, files),
    message: problem.key === undefined ? problem.message : `${problem.key} ${problem.message}`,
  }))
  return [...told, ...fileFindings(id, files)]
}
