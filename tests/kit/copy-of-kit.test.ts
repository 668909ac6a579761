import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copyCheckout } from './copy-of-kit.ts'

const hasGit = spawnSync('git', ['--version']).status === 0

let folder = ''

const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: join(folder, 'kit') })

/** The paths of the copy, sorted. */
const copied = async (): Promise<readonly string[]> => {
  await copyCheckout(join(folder, 'kit'), join(folder, 'copy'))
  return readdirSync(join(folder, 'copy'), { recursive: true, encoding: 'utf8' }).toSorted()
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vidda-checkout-'))
  mkdirSync(join(folder, 'kit/src'), { recursive: true })
  mkdirSync(join(folder, 'kit/node_modules'))
  for (const path of ['.gitignore', 'src/kept.ts', 'src/på norsk.ts', 'src/gone.ts', 'src/uncommitted.ts', 'src/ignored.ts'])
    writeFileSync(join(folder, 'kit', path), path === '.gitignore' ? 'ignored.ts\n' : '')
})

afterEach(() => rmSync(folder, { recursive: true }))

it.runIf(hasGit)('[R11.02] a clean checkout has neither ignored files nor those that git does not know', async () => {
  git('init', '--quiet')
  git('add', '.gitignore', 'src/kept.ts', 'src/på norsk.ts', 'src/gone.ts')
  rmSync(join(folder, 'kit/src/gone.ts'))
  expect(await copied()).toEqual(['.gitignore', 'src', 'src/kept.ts', 'src/på norsk.ts'])
})

it('[R11.02] without git a clean checkout has all that is not installed or built', async () => {
  expect(existsSync(join(folder, 'kit/.git'))).toBe(false)
  expect(await copied()).toEqual([
    '.gitignore',
    'src',
    ...['gone', 'ignored', 'kept', 'på norsk', 'uncommitted'].map((name) => `src/${name}.ts`),
  ])
})
