import { relative } from 'node:path'
import { readArguments } from '@vidda/tooling-shared/arguments'
import { root } from '@vidda/tooling-shared/root'
import { byTheme, compare, type Difference } from './compare.ts'
import { prepareFolders, saveDifference, saveReference } from './pictures.ts'
import { drawnBy, readReferences, writeReferences, type Hashes, type References } from './references.ts'
import { writeReport } from './report.ts'
import { hashesOf, mostPictures, takeAgain, takeShots, type Shot } from './run.ts'
import { buildStorybook, matrixComponents, NoStorybook, openSession } from './session.ts'
import { changedCss, parseTokenChange, WrongTokenChange } from './token-change.ts'

const help = `pnpm visual: which components of which themes look different from what was accepted

  pnpm visual                 compares every component's matrix, at 390 and 1440 px; fails when any differs
  pnpm visual button rating   only these
  --accept                    takes what is seen as the new reference, whole or of the named components
  --set TOKEN                 as if a theme's token had another value: --set so:color.star=#7700ff
  --url ADDRESS               of a running Storybook; without it one is built
  --help                      this text

  The report is .vidda/visual/report.html. References are hashes in tests/visual/references.data.json; pictures stay on this machine.`

const only = (cells: Hashes, components: readonly string[]): Hashes =>
  Object.fromEntries(Object.entries(cells).filter(([component]) => components.includes(component)))

async function keepPictures(shots: readonly Shot[], differences: readonly Difference[]): Promise<void> {
  for (const shot of shots) {
    const differs = differences.some(({ component, width }) => component === shot.component && width === shot.width)
    await (differs ? saveDifference(shot) : saveReference(shot))
  }
}

function tell(differences: readonly Difference[], count: number): void {
  for (const [theme, components] of Object.entries(byTheme(differences))) console.log(`  ${theme}: ${components.join(', ')}`)
  const summary = differences.length === 0 ? `nothing looks different in ${count} pictures` : `${differences.length} cells look different`
  console.log(`${summary}: ${relative(root, writeReport(differences))}`)
}

async function accept(shots: readonly Shot[], before: References | null, stamp: string, isWhole: boolean): Promise<void> {
  for (const shot of shots) await saveReference(shot)
  const kept = isWhole || before?.drawnBy !== stamp ? {} : before.cells
  writeReferences({ drawnBy: stamp, cells: { ...kept, ...hashesOf(shots) } })
  console.log(`accepted ${shots.length} pictures by ${stamp}`)
}

async function main(): Promise<number> {
  const options = { accept: { type: 'boolean' }, set: { type: 'string' }, url: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = readArguments('visual', { options, allowPositionals: true })
  if (values.help) {
    console.log(help)
    return 0
  }
  const known = matrixComponents()
  const unknown = positionals.filter((name) => !known.includes(name))
  const isWhole = positionals.length === 0
  const components = isWhole ? known : positionals
  if (unknown.length > 0) {
    console.error(`No component is called ${unknown.join(', ')}. See pnpm visual --help.`)
    return 2
  }
  const css = values.set === undefined ? undefined : await changedCss(parseTokenChange(values.set))
  if (values.url === undefined) buildStorybook()
  const session = await openSession(values.url)
  try {
    const stamp = drawnBy(session.browser)
    const references = readReferences()
    if (!values.accept && references?.drawnBy !== stamp) {
      console.warn(`SKIPPED: nothing was compared. The references are by ${references?.drawnBy ?? 'nobody yet'}, this is ${stamp}.`)
      console.warn('Compare with that browser, or accept what this one draws: pnpm visual --accept')
      return 0
    }
    prepareFolders()
    const taken = await takeShots(session, components, css)
    const { shots, failures } = values.accept ? taken : await takeAgain(session, taken, references?.cells ?? {}, css)
    for (const failure of failures) console.error(`  ✗ ${failure}`)
    if (shots.length > mostPictures)
      console.error(`  ✗ ${shots.length} pictures; ${mostPictures} at most: tag stories that say little \`!matrix\``)
    if (failures.length > 0 || shots.length > mostPictures) return 1
    if (values.accept) {
      await accept(shots, references, stamp, isWhole)
      return 0
    }
    const cells = references?.cells ?? {}
    const differences = compare(isWhole ? cells : only(cells, components), hashesOf(shots))
    await keepPictures(shots, differences)
    tell(differences, shots.length)
    return differences.length > 0 ? 1 : 0
  } finally {
    await session.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof WrongTokenChange || error instanceof NoStorybook)) throw error
  console.error(`${error.message} See pnpm visual --help.`)
  process.exitCode = 2
}
