import { mkdtemp, mkdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isMain } from '@vidda/tooling-shared/is-main'
import { root } from '@vidda/tooling-shared/root'
import { cruiseFolders, ruleNames } from './boundaries/cruise.ts'
import type { Crossing } from './boundaries/cruise.ts'
import { plantedFiles, plantedImports } from './boundaries/planted.ts'

const rulesFile = join(root, '.dependency-cruiser.mjs')

type Planted = (typeof plantedImports)[number]

/** How the rules see an import: a file or a folder of the kit, a library's file, or the bare name of a part of Node. */
const seenAs = (planted: Planted): string => {
  if ('file' in planted) return planted.file
  const { library } = planted
  return library.startsWith('node:') ? library.slice('node:'.length) : `node_modules/${library}/`
}

const isFound = (planted: Planted, crossings: readonly Crossing[]): boolean =>
  crossings.some(({ rule, from, to }) => rule === planted.rule && from === planted.from && to.includes(seenAs(planted)))

/** The rules that let a planted fault pass. A rule that finds nothing where something is would keep silent for ever. */
export const sleepingRules = async (rules = rulesFile): Promise<readonly string[]> => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vidda-boundaries-')))
  try {
    for (const [path, code] of Object.entries(plantedFiles)) {
      await mkdir(join(folder, dirname(path)), { recursive: true })
      await writeFile(join(folder, path), code)
    }
    const { crossings } = await cruiseFolders(folder, ['packages'], rules)
    const awake = new Set(crossings.map((crossing) => crossing.rule))
    const missed = plantedImports.filter((planted) => !isFound(planted, crossings))
    return [
      ...(await ruleNames(rules)).filter((name) => !awake.has(name)),
      ...missed.map((planted) => `${planted.rule} (${planted.from} → ${seenAs(planted)})`),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

const told = ({ rule, from, to, comment }: Crossing): string => `${from}\n    → ${to}\n    ${rule}: ${comment}`

const main = async (): Promise<void> => {
  const { modules, crossings } = await cruiseFolders(root, ['packages', 'apps', 'bench', 'tests', 'tooling'], rulesFile)
  const own = modules.filter((path) => path.startsWith('packages/') && /\.tsx?$/u.test(path))
  for (const crossing of crossings) console.error(told(crossing))
  if (own.length === 0) console.error('No module was read: dependency-cruiser cannot parse the sources, so no boundary is watched.')
  const asleep = await sleepingRules()
  for (const rule of asleep) console.error(`The rule ${rule} lets a planted fault pass: correct it in .dependency-cruiser.mjs.`)
  console.log(`${own.length} modules read`)
  process.exitCode = crossings.length + asleep.length > 0 || own.length === 0 ? 1 : 0
}

if (isMain(import.meta)) await main()
