import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BrandError, listBrands, readBrand, type Brand } from '@vidda/brand'
import { stopping, withShopData } from '../data/open.ts'
import type { Extras } from '../extras.ts'
import { readFlags } from '../options.ts'
import { createProgress } from '../progress.ts'
import { noSuchBrand } from '../stop-error.ts'
import { root as workspace, typed } from '../where.ts'
import { comingCampaignNotes, lostLinkProblems, type ChainData } from './data-links.ts'
import { fileFindings, placeOfProblem, textFiles, withoutPlace, type TextFile } from './file-findings.ts'
import { findingText, type Finding, type Found, type Severity } from './finding.ts'
import { typedFigures } from './claim-figures.ts'
import { claimProblems, endingOffers } from './day-rules.ts'
import { nameProblems } from './file-names.ts'
import { removeComma } from './fixes.ts'
import { homeProblems } from './home-rules.ts'
import { linkedProblems } from './link-rules.ts'
import { copiedPages, leftovers } from './leftovers.ts'
import { legalProblems } from './legal-rules.ts'
import { pageProblems } from './page-rules.ts'
import { pictureProblems } from './picture-rules.ts'
import { placeOfText } from './places.ts'
import { warningsOf } from './rules.ts'
import { letterProblems } from './text-rules.ts'

const headings = {
  fault: 'Faults: no shop can be built of it',
  warning: 'Warnings: shoppers would be led astray',
  blank: 'To fill in',
  note: 'To know',
} as const satisfies Record<Severity, string>

const severities = Object.keys(headings) as readonly Severity[]

/** Returns the exit status: 0 when it finds nothing but blanks and notes, otherwise 1. */
export async function doctor(args: readonly string[], extras: Extras): Promise<number> {
  const flags = readFlags('doctor', args, {
    brand: { type: 'string' },
    data: { type: 'boolean' },
    fix: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  const wanted = flags['brand'] as string | undefined
  const work = async (chainData?: ChainData) => {
    const examination = { wanted, chainData }
    const fixed = flags['fix'] === true ? await fixAll(workspace, examination) : []
    return { fixed, findings: await examine(workspace, examination) }
  }
  // Progress goes to stderr, because stdout may be JSON.
  const { fixed, findings } =
    flags['data'] === true ? await stopping(() => withShopData({ progress: createProgress(process.stderr), extras }, work)) : await work()
  const fixable = findings.map(({ fix, ...finding }) => ({ ...finding, fixable: fix !== undefined }))
  console.log(flags['json'] === true ? JSON.stringify(fixable, null, 2) : fixedText(fixed) + reportOf(findings))
  return findings.some(({ severity }) => severity === 'fault' || severity === 'warning') ? 1 : 0
}

function reportOf(findings: readonly Finding[]): string {
  const parts = severities.flatMap((severity) => {
    const some = findings.filter((finding) => finding.severity === severity)
    return some.length === 0 ? [] : [`${headings[severity]}\n${some.map((finding) => `  ${findingText(finding)}`).join('\n')}\n`]
  })
  const counts = severities.map((severity) => findings.filter((finding) => finding.severity === severity).length)
  const fixable = findings.filter(({ fix }) => fix !== undefined).length
  const notes = counts[3] === 0 ? '' : `, ${counts[3]} to know`
  const hint = fixable > 0 ? `; ${typed} doctor --fix mends ${fixable} of them` : ''
  return [...parts, `${counts[0]} faults, ${counts[1]} warnings, ${counts[2]} to fill in${notes}${hint}`].join('\n')
}

const fixedText = (fixed: readonly Finding[]): string =>
  fixed.length === 0 ? '' : `Fixed\n${fixed.map((finding) => `  ${findingText(finding)}`).join('\n')}\n\n`

/** Applies all fixes, one at a time, and examines the files again after each. Returns the findings that were fixed. */
export async function fixAll(root: string, examination: Examination): Promise<readonly Finding[]> {
  const fixed: Finding[] = []
  for (;;) {
    const isNew = (finding: Finding) => fixed.every((one) => findingText(one) !== findingText(finding))
    const next = (await examine(root, examination)).find((finding) => finding.fix && isNew(finding))
    if (!next?.fix) return fixed
    const file = join(root, next.file)
    await writeFile(file, next.fix(await readFile(file)))
    fixed.push(next)
  }
}

type Examination = {
  /** One brand; all of them when left out. */
  readonly wanted?: string | undefined
  readonly now?: Date
  /** Looks links up in the chain's data. Without it links are only checked against the shop's routes. */
  readonly chainData?: ChainData | undefined
}

/** Everything that is wrong with the brands of a workspace. */
export async function examine(root: string, { wanted, now = new Date(), chainData }: Examination = {}): Promise<readonly Finding[]> {
  const known = await listBrands(pathToFileURL(root))
  const chosen = wanted === undefined ? known : known.filter(({ id }) => id === wanted)
  if (chosen.length === 0)
    throw noSuchBrand(
      wanted,
      known.map(({ id }) => id),
    )

  const read = await Promise.all(known.map(async ({ id, dir }) => ({ id, found: await readBrand(dir, now).catch(brandError) })))
  const sound = read.flatMap(({ found }) => (found instanceof BrandError ? [] : [found]))
  const asked = read.filter(({ id }) => chosen.some((one) => one.id === id))
  return (
    await Promise.all(
      asked.map(({ id, found }) => findingsOf(root, id, found, { others: sound.filter((one) => one !== found), now, chainData })),
    )
  ).flat()
}

function brandError(error: unknown): BrandError {
  if (error instanceof BrandError) return error
  throw error
}

async function findingsOf(
  root: string,
  id: string,
  found: Brand | BrandError,
  { others, now, chainData }: { readonly others: readonly Brand[]; readonly now: Date; readonly chainData: ChainData | undefined },
): Promise<readonly Finding[]> {
  const theme = found instanceof BrandError ? id : found.theme.name
  const files = [...(await textFiles(root, join('brands', id))), ...(await textFiles(root, join('themes', theme)))]
  const [severity, problems] =
    found instanceof BrandError
      ? (['fault', found.problems] as const)
      : (['warning', await warnings(found, { others, chainData, files })] as const)
  const origins =
    found instanceof BrandError ? [] : [found.config.origin, ...found.config.otherDomains.map((domain) => `https://${domain}`)]
  const told = (kind: Severity, some: readonly Found[]) => some.map((problem) => findingOf(id, kind, problem, files))
  // These read the files themselves, so that a fault in brand.json does not hide them.
  const inFiles = [
    ...(await nameProblems(root, id)),
    ...pageProblems(files, origins),
    ...linkedProblems(files, origins),
    ...homeProblems(files, origins),
    ...legalProblems(files),
    ...letterProblems(files),
    ...claimProblems(files, now),
    ...endingOffers(files, now),
    ...typedFigures(files),
  ]
  return once(fileFindings(id, files), [...told(severity, problems), ...told('warning', inFiles)])
}

/** Without what is told better: of a file that cannot be read, of a key that stands twice, and of a link that is misspelt. */
function once(ofFiles: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const unreadable = ofFiles.filter(({ severity, place, message }) => severity === 'fault' && (place === null || message.includes('UTF-8')))
  const isTold = ({ file, message }: Finding): boolean => {
    if (ofFiles.some((one) => one.file === file && one.message === message)) return true
    if (unreadable.some((one) => one.file === file)) return true
    const link = /"([^"]+)", which chain \d+ does not have/u.exec(message)?.[1]
    return link !== undefined && others.some((one) => one.file === file && one.message.includes(`"${link}", which the shop does not have`))
  }
  return [...ofFiles, ...others.filter((finding) => !isTold(finding))]
}

type Looking = {
  readonly others: readonly Brand[]
  readonly chainData: ChainData | undefined
  readonly files: readonly TextFile[]
}

const warnings = async (brand: Brand, { others, chainData, files }: Looking): Promise<readonly Found[]> => [
  ...warningsOf(brand),
  ...leftovers(others, files),
  ...copiedPages(brand, others, files),
  ...(await pictureProblems(brand, others)),
  ...(chainData ? await lostLinkProblems(brand, chainData.lostLinks) : []),
  ...(chainData ? await comingCampaignNotes(brand, chainData.comingCampaigns) : []),
]

function findingOf(
  brand: string,
  kind: Severity,
  { fix, place, near, severity = kind, ...problem }: Found,
  files: readonly TextFile[],
): Finding {
  const text = near === undefined ? undefined : files.find(({ path }) => path === problem.file)?.text
  const found = text === undefined || near === undefined ? null : placeOfText(text, near)
  const where = place ?? found ?? placeOfProblem(problem, files)
  const mend = fix ?? (where !== null && problem.message.includes('a comma too many') ? removeComma(where) : undefined)
  return {
    brand,
    severity,
    file: problem.file,
    place: where,
    message: withoutPlace(problem.key === undefined ? problem.message : `${problem.key} ${problem.message}`),
    ...(mend && { fix: mend }),
  }
}
