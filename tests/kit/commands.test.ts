import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { root } from '@vidda/tooling-shared/root'
import { isTestCode, readTexts } from '@vidda/tooling-shared/source/files'
import { describe, expect, it } from 'vitest'
import { run, vidda } from '../e2e/support/run.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

/** What is typed to pnpm itself. */
const ownCommands = new Set(['install', 'exec', 'add', 'pack', 'audit', 'licenses', 'dlx'])

const isRead = (path: string): boolean =>
  /^(?:packages|apps|brands|bench|tests|tooling|docs|\.storybook|\.changeset)\//u.test(path) ||
  path === 'README.md' ||
  path === 'CONTRIBUTING.md'

/** What people read: guides, and the code without its comments. */
const read = readTexts(
  root,
  (path) => isRead(path) && /\.(?:tsx?|md|mdx)$/u.test(path) && !(isTestCode(path) && /test\.tsx?$/u.test(path)),
).map(({ path, text }) => ({ path, text: /\.tsx?$/u.test(path) ? text.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gmu, '') : text }))

type Told = { readonly path: string; readonly name: string; readonly task: string | undefined }

const toldBy = (pattern: RegExp): readonly Told[] =>
  read.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(({ groups }) => ({ path, name: groups?.['name'] ?? '', task: groups?.['task'] })),
  )

const pnpmCommands = toldBy(/(?<![\w@/-])pnpm(?:@12)? (?!vidda\b)(?<name>[a-z][a-z:-]*[a-z])(?= ?(?:[`'"\s.,;:)[<$-]|$))/gmu)
const viddaCommands = toldBy(/(?<![\w@/-])pnpm vidda (?<name>start|dev|build|data|admin)(?: (?<task>[a-z][a-z-]+)(?=[\s`'",.)]))?/gu)

/** Words after `pnpm` where a text speaks of the program. */
const prose = new Set(['that', 'is', 'as', 'and', 'or', 'runs', 'leaves', 'have', 'has', 'puts', 'itself', 'pins'])

const missing = pnpmCommands.filter(({ name }) => scripts[name] === undefined && !ownCommands.has(name) && !prose.has(name))

describe('a command that a message or a guide tells to type', () => {
  it('is told as it is typed: pnpm vidda here, npx vidda by what is published, and never vidda alone', () => {
    const alone = toldBy(/(?<![\w@/.:-])(?<!pnpm |npx )vidda (?<name>start|dev|build|data|admin|--help)\b(?! has no)/gu)
    expect(alone).toEqual([])
    const published = /^(?:packages\/(?:cli\/(?!src\/repository)|commerce|host)|\.changeset|docs\/guide\/start|tests\/packed)/u
    expect(toldBy(/npx vidda (?<name>[a-z]+)/gu).filter(({ path }) => !published.test(path))).toEqual([])
  })

  it('runs TypeScript with the Node of the kit, and not with an older one that is installed', () => {
    const bare = read.flatMap(({ path, text }) =>
      [...text.matchAll(/(?<!pnpm exec )\bnode (?:packages|tooling|bench|tests)\/\S+\.ts/gu)].map(([command]) => `${path}: ${command}`),
    )
    expect(bare).toEqual([])
  })

  it('is a script of the repository, or one of pnpm', () => {
    expect(pnpmCommands.length).toBeGreaterThan(50)
    expect(missing).toEqual([])
  })

  it.each([...new Set(viddaCommands.map(({ name }) => name))])(
    'pnpm vidda %s answers --help, which lists every task that is told',
    async (name) => {
      const { code, said, errors } = await vidda([name, '--help'])
      expect([code, errors]).toEqual([0, ''])
      const tasks = viddaCommands.filter((told) => told.name === name && ['data', 'admin'].includes(name) && told.task !== undefined)
      const unlisted = tasks.filter(({ task }) => !said.includes(`pnpm vidda ${name} ${task}`))
      expect(unlisted).toEqual([])
    },
  )

  it('reaches the command line through pnpm', async () => {
    const [program, ...before] = packageManager()
    const { code, said } = await run([...before, 'vidda', 'data', 'import', '--help'], { cwd: root, program })
    expect([code, said.includes("pnpm vidda data: bring a chain's data in")]).toEqual([0, true])
  })
})
