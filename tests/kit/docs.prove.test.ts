import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { blocksOf } from '@vidda/tooling-docs/blocks'
import { navigationOf } from '@vidda/tooling-docs/navigation'
import { readSources } from '@vidda/tooling-docs/sources'
import { root } from '@vidda/tooling-shared/root'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'
import { machines } from '../packed/support/machine.ts'
import { GuideRun, missingLine } from './guide-run.ts'

const minutes = 60_000

const sources = readSources()

/** In the order in which they are read: a later page goes on with what an earlier one has made. */
const pages = navigationOf(sources)
  .flatMap(({ entries }) => entries)
  .map(({ path }) => [path, blocksOf(sources.get(path)?.markdown ?? '')] as const)

const typed = pages.filter(([, blocks]) => blocks.some(({ role }) => ['run', 'serve', 'file'].includes(role)))

it('[R11.94] commands of the guide are many, and of every kind of page', () => {
  expect(typed.length).toBeGreaterThan(6)
  expect(typed.flatMap(([, blocks]) => blocks.filter(({ role }) => role === 'run')).length).toBeGreaterThan(12)
})

/** The newest Node as well with `pnpm prove`: the commands themselves run on the kit's own. */
const tried = process.env['VIDDA_PROVE'] ? machines : machines.slice(0, 1)

describe.each(tried)('the commands of the guide with Node $node and npm $npm', (versions) => {
  let guide: GuideRun

  beforeAll(async () => {
    guide = await GuideRun.open(versions)
  }, 10 * minutes)

  afterAll(() => guide.remove())

  it.each(typed)('[R11.94] do what %s says', { timeout: 20 * minutes }, async (path, blocks) => {
    const faults: string[] = []
    for (const [at, block] of blocks.entries()) {
      const next = blocks[at + 1]
      const fault = await guide.follow(block, next?.role === 'output' ? next.text : '')
      if (fault !== null) faults.push(`${path}:${block.line} ${fault}`)
    }
    await guide.stopServers()
    expect(faults).toEqual([])
  })
})

it.each([
  ['a\nc', 'a\nb\nc', null],
  ['c\na', 'a\nb\nc', 'a'],
  ['one  two', 'one two', null],
  ['two', '\u001b[32mone\u001b[39m', 'two'],
])('[R11.94] lines are looked for in their order: %j in %j', (lines, output, missing) => {
  expect(missingLine(lines, output)).toBe(missing)
})

describe('TypeScript in the guide', () => {
  const folder = join(root, '.vidda/guide-blocks')
  const blocks = pages.flatMap(([path, found]) =>
    found.filter(({ language }) => ['ts', 'tsx'].includes(language)).map((block) => ({ path, block })),
  )

  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const options = { composite: false, declaration: false, emitDeclarationOnly: false, noEmit: true, types: ['node'], rootDir: '../..' }
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions: options, include: ['.'] }),
    )
  })

  afterAll(() => rm(folder, { recursive: true, force: true }))

  const check = () => run([join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], { cwd: root, timeout: 5 * minutes })

  it('[R11.95] is right', { timeout: 6 * minutes }, async () => {
    expect(blocks.length).toBeGreaterThan(1)
    for (const [at, { path, block }] of blocks.entries())
      await writeFile(join(folder, `block-${at}.${block.language}`), `// ${path}:${block.line}\n${block.text}\n`)
    expect(await check()).toMatchObject({ said: '', code: 0 })
    // And what is wrong is seen.
    await writeFile(
      join(folder, 'wrong.tsx'),
      'import { Button } from \'@vidda/ui/button\'\nexport const Wrong = () => <Button variant="loud">Nei</Button>\n',
    )
    expect((await check()).said).toContain('wrong.tsx')
  })
})
