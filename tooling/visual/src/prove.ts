import { isDeepStrictEqual } from 'node:util'
import { setTimeout } from 'node:timers/promises'
import { capture } from './capture.ts'
import { byTheme, compare, type Hashes } from './compare.ts'
import { openMatrix, widths, type Width } from './matrix-page.ts'
import { atOnce, type Session } from './session.ts'
import { computedStyles, themesWithOtherStyles } from './styles.ts'
import { changedCss, type TokenChange } from './token-change.ts'

type ByTheme = Readonly<Record<string, readonly string[]>>

/** What a token's other value does, told by the styles, told by the pictures, and what is left of it when it is taken back. */
export type Proof = { readonly byStyles: ByTheme; readonly byPictures: ByTheme; readonly afterwards: ByTheme }

type Seen = { readonly before: Hashes; readonly during: Hashes; readonly after: Hashes; readonly themes: readonly string[] }

/** Between two looks, ms, and how many there are at most. */
const [between, looks] = [300, 10]
const tries = 4
/** Matrices between two lines of progress. */
const toldEach = 20

/** Looks until two looks in a row see the same: what is still to be drawn on a busy machine is no work of a token. */
async function atRest<Look>(look: () => Promise<Look>): Promise<Look> {
  let last = await look()
  for (let left = looks; left > 0; left -= 1) {
    await setTimeout(between)
    const now = await look()
    if (isDeepStrictEqual(now, last)) break
    last = now
  }
  return last
}

/** Before, with the other value, and with the first one again, on one page. */
async function lookAt({ browser, url }: Session, component: string, width: Width, change: TokenChange): Promise<Seen> {
  const { page, close } = await openMatrix(browser, url, component, width)
  const cells = async (): Promise<Hashes> => ({ [component]: { [width]: (await capture(page)).cells } })
  const before = await atRest(cells)
  const stylesBefore = await computedStyles(page)
  const sheet = await page.addStyleTag({ content: await changedCss(change) })
  const themes = themesWithOtherStyles(stylesBefore, await computedStyles(page))
  const during = await cells()
  await sheet.evaluate((element) => (element as Element).remove())
  const after = await cells()
  await close()
  return { before, during, after, themes }
}

/** Rounded edges of pictures come out a shade different once in a while: what is still there when the value is taken back is no work of it. */
async function lookAgain(look: () => Promise<Seen>): Promise<Seen> {
  let seen = await look()
  for (let left = tries; left > 0 && !isDeepStrictEqual(seen.before, seen.after); left -= 1) seen = await look()
  return seen
}

const merged = (maps: readonly ByTheme[]): ByTheme => {
  const themes = [...new Set(maps.flatMap((map) => Object.keys(map)))].toSorted()
  return Object.fromEntries(themes.map((theme) => [theme, [...new Set(maps.flatMap((map) => map[theme] ?? []))].toSorted()]))
}

/** Gives a theme's token another value on every component's matrix, and takes it back. */
export const proveTokenChange = async (
  session: Session,
  components: readonly string[],
  change: TokenChange,
  windows: readonly Width[] = widths,
): Promise<Proof> => {
  const proofs: Proof[] = []
  const wanted = components.flatMap((component) => windows.map((width) => ({ component, width })))
  await atOnce(wanted, async ({ component, width }) => {
    const { before, during, after, themes } = await lookAgain(() => lookAt(session, component, width, change))
    proofs.push({
      byStyles: Object.fromEntries(themes.map((theme) => [theme, [component]])),
      byPictures: byTheme(compare([before], [during])),
      afterwards: byTheme(compare([before], [after])),
    })
    if (proofs.length % toldEach === 0) console.log(`  … ${proofs.length} of ${wanted.length} matrices`)
  })
  return {
    byStyles: merged(proofs.map(({ byStyles }) => byStyles)),
    byPictures: merged(proofs.map(({ byPictures }) => byPictures)),
    afterwards: merged(proofs.map(({ afterwards }) => afterwards)),
  }
}
