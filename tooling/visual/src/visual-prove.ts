import { readArguments } from '@vidda/tooling-shared/arguments'
import { proveTokenChange } from './prove.ts'
import { buildStorybook, matrixComponents, NoStorybook, openSession } from './session.ts'
import { changedCss, parseTokenChange, WrongTokenChange } from './token-change.ts'
import { namedIn, possibleUsers } from './token-users.ts'
import { unseenOf } from './unseen.ts'

const help = `pnpm visual:prove [TOKEN]: that the comparison sees a token's change, and nothing else

  Gives one token of one theme another value (so:color.header=#7700ff when none is named), and holds what the pictures report against
  what the browser's computed styles and the style files say, both ways; then takes it back. --url ADDRESS is a running Storybook.`

/** Of a token that half the library uses, a comparison that names everything would look right too. */
const mostUsers = 10

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

async function main(): Promise<number> {
  const options = { url: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = readArguments('visual:prove', { options, allowPositionals: true })
  if (values.help) {
    console.log(help)
    return 0
  }
  const change = parseTokenChange(positionals[0] ?? 'so:color.header=#7700ff')
  await changedCss(change)
  if (values.url === undefined) {
    console.log('building the Storybook')
    await buildStorybook()
  }
  const session = await openSession(values.url)
  try {
    const { byStyles, byPictures, afterwards } = await proveTokenChange(session, matrixComponents(), change)
    const token = `${change.group}.${change.name}`
    const inFiles = possibleUsers(token)
    const unseen = unseenOf({ token, theme: change.theme }, namedIn(token), byPictures[change.theme] ?? [])
    const unforeseen = (byStyles[change.theme] ?? []).filter((component) => !inFiles.includes(component))
    console.log(`by the styles:   ${JSON.stringify(byStyles)}`)
    console.log(`by the pictures: ${JSON.stringify(byPictures)}`)
    console.log(`taken back:      ${JSON.stringify(afterwards)}`)
    for (const told of unseen.told) console.log(`in no picture:   ${told}`)
    const users = byStyles[change.theme]?.length ?? 0
    if (users > mostUsers) console.error(`${users} components use the token: choose one that at most ${mostUsers} use`)
    if (unforeseen.length > 0) console.error(`no style file leads from the token to ${unforeseen.join(', ')}`)
    if (users === 0) console.error('no picture shows the token')
    if (unseen.untold.length > 0)
      console.error(
        `their styles name the token, and no picture of theirs shows it: ${unseen.untold.join(', ')}. Give them a story, or list why`,
      )
    if (unseen.stale.length > 0) console.error(`listed in unseen-users.data.ts as unseen, and not so: ${unseen.stale.join(', ')}`)
    const isWhole = unforeseen.length === 0 && unseen.untold.length === 0 && unseen.stale.length === 0
    const proven = isSame(byStyles, byPictures) && isSame(afterwards, {}) && isWhole && users > 0 && users <= mostUsers
    console.log(proven ? '1 passed, 0 failed' : '0 passed, 1 failed')
    return proven ? 0 : 1
  } finally {
    await session.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof WrongTokenChange || error instanceof NoStorybook)) throw error
  console.error(`${error.message} See pnpm visual:prove --help.`)
  process.exitCode = 2
}
