import { parseArgs } from 'node:util'
import { proveTokenChange } from './visual/prove.ts'
import { buildStorybook, matrixComponents, openSession } from './visual/session.ts'
import { parseTokenChange } from './visual/token-change.ts'
import { possibleUsers } from './visual/token-users.ts'

const help = `pnpm visual:prove [TOKEN]: that the comparison sees a token's change, and nothing else

  Gives one token of one theme another value (so:color.star=#7700ff when none is named), and holds what the pictures report against
  what the browser's computed styles and the style files say; then takes it back. --url ADDRESS is a running Storybook.`

/** Of a token that half the library uses, a comparison that names everything would look right too. */
const mostUsers = 10

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

async function main(): Promise<number> {
  const options = { url: { type: 'string' }, help: { type: 'boolean' } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) {
    console.log(help)
    return 0
  }
  const change = parseTokenChange(positionals[0] ?? 'so:color.star=#7700ff')
  if (values.url === undefined) buildStorybook()
  const session = await openSession(values.url)
  try {
    const { byStyles, byPictures, afterwards } = await proveTokenChange(session, matrixComponents(), change)
    const inFiles = possibleUsers(`${change.group}.${change.name}`)
    const unforeseen = (byStyles[change.theme] ?? []).filter((component) => !inFiles.includes(component))
    console.log(`by the styles:   ${JSON.stringify(byStyles)}`)
    console.log(`by the pictures: ${JSON.stringify(byPictures)}`)
    console.log(`taken back:      ${JSON.stringify(afterwards)}`)
    const users = byStyles[change.theme]?.length ?? 0
    if (users > mostUsers) console.error(`${users} components use the token: choose one that at most ${mostUsers} use`)
    if (unforeseen.length > 0) console.error(`no style file leads from the token to ${unforeseen.join(', ')}`)
    const proven = isSame(byStyles, byPictures) && isSame(afterwards, {}) && unforeseen.length === 0 && users > 0 && users <= mostUsers
    console.log(proven ? '1 passed, 0 failed' : '0 passed, 1 failed')
    return proven ? 0 : 1
  } finally {
    await session.close()
  }
}

process.exitCode = await main()
