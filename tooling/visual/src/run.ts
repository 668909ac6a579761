import { capture, type Capture } from './capture.ts'
import { compare, type Difference, type Hashes } from './compare.ts'
import { openMatrix, widths, type Width } from './matrix-page.ts'
import { atOnce, type Session } from './session.ts'

/** One picture: a component at one viewport width (px), in every theme. */
export type Shot = Capture & { readonly component: string; readonly width: Width }

export type Shots = { readonly shots: readonly Shot[]; readonly failures: readonly string[] }

/** Number of pictures between two progress messages. */
const toldEach = 20

/** Largest number of pictures in a comparison: nobody would look at more. */
export const mostPictures = 200

const key = ({ component, width }: { readonly component: string; readonly width: Width }) => `${component} ${width}`

type Target = Pick<Session, 'browser' | 'url'> & {
  /** Name of the side in messages. */
  readonly name: string
  /** Style sheet that is added to each page. */
  readonly css?: string | undefined
}

/** Takes a picture of each component's matrix at every width. Errors are collected in `failures`, never thrown. */
export const takeShots = async ({ browser, url, name, css }: Target, components: readonly string[]): Promise<Shots> => {
  const shots: Shot[] = []
  const failures: string[] = []
  const wanted = components.flatMap((component) => widths.map((width) => ({ component, width })))
  await atOnce(wanted, async ({ component, width }) => {
    try {
      const { page, problems, close } = await openMatrix(browser, url, component, width)
      if (css !== undefined) await page.addStyleTag({ content: css })
      shots.push({ component, width, ...(await capture(page)) })
      failures.push(...problems.map((problem) => `${name}: ${component} ${width}: ${problem}`))
      await close()
    } catch (error) {
      failures.push(`${name}: ${component} ${width}: ${error instanceof Error ? error.message : String(error)}`)
    }
    if ((shots.length + failures.length) % toldEach === 0) console.log(`  … ${shots.length} of ${wanted.length} pictures of ${name}`)
  })
  const shown = shots.filter(({ cells }) => Object.keys(cells).length > 0)
  return { shots: shown.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)), failures }
}

export const hashesOf = (shots: readonly Shot[]): Hashes => {
  const hashes: Record<string, Record<string, Shot['cells']>> = {}
  for (const { component, width, cells } of shots) (hashes[component] ??= {})[width] = cells
  return hashes
}

/** One side of the comparison: its components, and a function that takes pictures of some of them. */
export type Side = { readonly components: readonly string[]; readonly take: (components: readonly string[]) => Promise<Shots> }

export type Comparison = {
  readonly differences: readonly Difference[]
  readonly before: readonly Shot[]
  readonly after: readonly Shot[]
  readonly failures: readonly string[]
}

/** Number of retries for cells that differ: a real change differs every time, a rendering fluctuation does not. */
const tries = 3

/** Draws both sides, then draws the differing components again until they match once or have differed in every try. Stops at the first failure. */
export const compareSides = async (before: Side, after: Side, wanted: readonly string[]): Promise<Comparison> => {
  const on = ({ components }: Side, some: readonly string[]) => some.filter((component) => components.includes(component))
  const takes: { readonly before: Shots; readonly after: Shots }[] = []
  const differing = () =>
    compare(
      takes.map((take) => hashesOf(take.before.shots)),
      takes.map((take) => hashesOf(take.after.shots)),
    )
  for (let components = wanted; components.length > 0 && takes.length <= tries;) {
    takes.push({ before: await before.take(on(before, components)), after: await after.take(on(after, components)) })
    if (takes.some((take) => take.before.failures.length + take.after.failures.length > 0)) break
    components = [...new Set(differing().flatMap(({ component, kind }) => (kind === 'changed' ? [component] : [])))]
  }
  return {
    differences: differing(),
    before: takes[0]?.before.shots ?? [],
    after: takes[0]?.after.shots ?? [],
    failures: takes.flatMap((take) => [...take.before.failures, ...take.after.failures]),
  }
}
