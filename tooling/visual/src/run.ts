import { capture, type Capture } from './capture.ts'
import { openMatrix, widths, type Width } from './matrix-page.ts'
import type { Hashes } from './references.ts'
import { atOnce, type Session } from './session.ts'

/** One picture: a component in one window, under every theme. */
export type Shot = Capture & { readonly component: string; readonly width: Width }

export type Shots = { readonly shots: readonly Shot[]; readonly failures: readonly string[] }

/** Pictures between two words of how far it has come. */
const toldEach = 20

/** More would be more than anyone looks at. */
export const mostPictures = 200

const key = ({ component, width }: { readonly component: string; readonly width: Width }) => `${component} ${width}`

/** Takes a picture of every component's matrix in both windows; `css` is added to each page. */
export const takeShots = async ({ browser, url }: Session, components: readonly string[], css?: string): Promise<Shots> => {
  const shots: Shot[] = []
  const failures: string[] = []
  const wanted = components.flatMap((component) => widths.map((width) => ({ component, width })))
  await atOnce(wanted, async ({ component, width }) => {
    try {
      const { page, problems, close } = await openMatrix(browser, url, component, width)
      if (css !== undefined) await page.addStyleTag({ content: css })
      shots.push({ component, width, ...(await capture(page)) })
      failures.push(...problems.map((problem) => `${component} ${width}: ${problem}`))
      await close()
    } catch (error) {
      failures.push(`${component} ${width}: ${error instanceof Error ? error.message : String(error)}`)
    }
    if ((shots.length + failures.length) % toldEach === 0) console.log(`  … ${shots.length} of ${wanted.length} pictures`)
  })
  const shown = shots.filter(({ cells }) => Object.keys(cells).length > 0)
  return { shots: shown.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)), failures }
}

export const hashesOf = (shots: readonly Shot[]): Hashes => {
  const hashes: Record<string, Record<string, Shot['cells']>> = {}
  for (const { component, width, cells } of shots) (hashes[component] ??= {})[width] = cells
  return hashes
}

/** Edges of round forms come out a shade different once in a while; what has changed differs every time. */
const tries = 4

/** Takes again what differs from `before`, and lets each cell stand that came out the same at least once. */
export const takeAgain = async (session: Session, { shots, failures }: Shots, before: Hashes, css?: string): Promise<Shots> => {
  const known = ({ component, width }: Shot) => before[component]?.[`${width}`] ?? {}
  const differs = (shot: Shot) => Object.entries(shot.cells).some(([theme, hash]) => known(shot)[theme] !== hash)
  let settled = shots
  for (let left = tries; left > 0 && settled.some((shot) => differs(shot)); left -= 1) {
    const again = await takeShots(session, [...new Set(settled.filter((shot) => differs(shot)).map(({ component }) => component))], css)
    settled = settled.map((shot) => {
      const retaken = again.shots.find(({ component, width }) => component === shot.component && width === shot.width)
      if (!retaken || !differs(shot)) return shot
      const cells = Object.entries(retaken.cells).map(([theme, hash]) => [
        theme,
        known(shot)[theme] === shot.cells[theme] ? shot.cells[theme] : hash,
      ])
      return { ...retaken, cells: Object.fromEntries(cells) as Shot['cells'] }
    })
  }
  return { shots: settled, failures }
}
