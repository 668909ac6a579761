import { join, relative } from 'node:path'
import { readArguments } from '@vidda/tooling-shared/arguments'
import { changedSince } from '@vidda/tooling-shared/git'
import { root } from '@vidda/tooling-shared/root'
import { baseOf, NoBase } from './base.ts'
import { buildBase } from './base-storybook.ts'
import { byTheme } from './compare.ts'
import { folder, savePictures } from './pictures.ts'
import { writeReport } from './report.ts'
import { compareSides, mostPictures, type Comparison, type Side } from './run.ts'
import { serve } from './serve.ts'
import { askStorybook, buildStorybook, matrixComponents, NoStorybook, openSession, type Session } from './session.ts'
import { keptSideOf, sideOf } from './sides.ts'
import { changedCss, parseTokenChange, WrongTokenChange } from './token-change.ts'

const help = `pnpm visual [COMPONENT …]: which components of which themes look different from before; exit 1 when any does

  COMPONENT      only these, such as button rating; without one all of them, at 390 and 1440 px
  --base REF     the commit to compare with; without it the one where this branch left main
  --set TOKEN    compares with the same code and another value of a theme's token: --set so:color.star=#7700ff
  --url ADDRESS  of a running Storybook of the working tree; without it one is built
  --help         this text

  Both sides are drawn here, by the same browser: the base from a worktree of its own, which is removed, and the working tree. What was drawn
  of a base is kept in .vidda/visual/base until there is another one. The report is .vidda/visual/report.html.`

const workingTree = 'the working tree'

type Sides = { readonly before: Side; readonly after: Side; readonly close: () => Promise<void> }

/** Both sides are the working tree; `css` gives a token another value on the second side. */
async function sidesOfToken({ browser, url }: Session, css: string): Promise<Sides> {
  return {
    before: await sideOf({ browser, url, name: workingTree }),
    after: await sideOf({ browser, url, css, name: 'the other value' }),
    close: () => Promise.resolve(),
  }
}

const baseFolder = join(folder, 'base')

async function sidesOfBase({ browser, url }: Session, name: string): Promise<Sides> {
  const served = await serve(join(baseFolder, 'storybook'))
  return {
    before: await keptSideOf({ browser, url: served.url, name }, baseFolder),
    after: await sideOf({ browser, url, name: workingTree }),
    close: served.close,
  }
}

async function tell({ differences, before, after, failures }: Comparison, title: string): Promise<number> {
  for (const failure of failures) console.error(`  ✗ ${failure}`)
  if (after.length > mostPictures)
    console.error(`  ✗ ${after.length} pictures; ${mostPictures} at most: tag stories that say little \`!matrix\``)
  if (failures.length > 0 || after.length > mostPictures) return 1
  await savePictures(differences, before, after)
  for (const [theme, components] of Object.entries(byTheme(differences))) console.log(`  ${theme}: ${components.join(', ')}`)
  const summary =
    differences.length === 0 ? `nothing looks different in ${after.length} pictures` : `${differences.length} cells look different`
  console.log(`${summary}: ${relative(root, writeReport(differences, title))}`)
  return differences.length > 0 ? 1 : 0
}

type Asked = { readonly base?: string | undefined; readonly set?: string | undefined; readonly url?: string | undefined }

async function compareLooks(named: readonly string[], { base: ref, set, url }: Asked): Promise<number> {
  const css = set === undefined ? undefined : await changedCss(parseTokenChange(set))
  const base = css === undefined ? baseOf(root, ref) : null
  if (url !== undefined) await askStorybook(url)
  if (base !== null && url === undefined && changedSince(root, base.commit).length === 0) {
    console.log(
      `Nothing has changed since ${base.name}, so that nothing can look different. Name an earlier commit: pnpm visual --base REF`,
    )
    return 0
  }
  if (base !== null) await buildBase(root, base, baseFolder)
  if (url === undefined) {
    console.log(`building the Storybook of ${workingTree}`)
    await buildStorybook()
  }
  const session = await openSession(url)
  try {
    const sides = css === undefined ? await sidesOfBase(session, base?.name ?? '') : await sidesOfToken(session, css)
    try {
      const all = [...new Set([...sides.before.components, ...sides.after.components])].toSorted()
      const comparison = await compareSides(sides.before, sides.after, named.length > 0 ? named : all)
      return await tell(comparison, set ?? `${base?.name ?? ''} and ${workingTree}`)
    } finally {
      await sides.close()
    }
  } finally {
    await session.close()
  }
}

async function main(): Promise<number> {
  const options = { base: { type: 'string' }, set: { type: 'string' }, url: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = readArguments('visual', { options, allowPositionals: true })
  if (values.help) {
    console.log(help)
    return 0
  }
  const known = matrixComponents()
  const unknown = positionals.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`No component is called ${unknown.join(', ')}. See pnpm visual --help.`)
    return 2
  }
  return compareLooks(positionals, values)
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof WrongTokenChange || error instanceof NoStorybook || error instanceof NoBase)) throw error
  console.error(`${error.message} See pnpm visual --help.`)
  process.exitCode = 2
}
