import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { askGit, git } from '@vidda/tooling-shared/git'
import { NoBase, type Base } from './base.ts'
import { buildStorybook } from './session.ts'

const run = promisify(execFile)

/** Runs `work` in a temporary git worktree of the commit. The worktree is removed afterwards, also after an error, SIGINT or SIGTERM. */
export async function inWorktree<Result>(root: string, commit: string, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = join(mkdtempSync(join(tmpdir(), 'vidda-visual-')), 'kit')
  const remove = () => {
    askGit(root, 'worktree', 'remove', '--force', folder)
    rmSync(dirname(folder), { recursive: true, force: true })
  }
  const stop = () => {
    remove()
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    git(root, 'worktree', 'add', '--detach', folder, commit)
    return await work(folder)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    remove()
  }
}

async function install(folder: string, { name }: Base): Promise<void> {
  const [program, ...before] = packageManager()
  try {
    await run(program, [...before, 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, maxBuffer: 2 ** 26 })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { readonly stdout?: string; readonly stderr?: string }
    const said = `${stdout}\n${stderr}`.split('\n').findLast((line) => line.includes('ERR')) ?? String(error)
    throw new NoBase(`The dependencies of ${name} cannot be installed: ${said.trim()}.`, { cause: error })
  }
}

/**
 * Builds the Storybook of the base to `into/storybook`, unless an earlier run did. When `into` belongs to another base, it is emptied first.
 * @throws NoBase when the dependencies of the base cannot be installed.
 */
export async function buildBase(root: string, base: Base, into: string, say: (line: string) => void = console.log): Promise<void> {
  const mark = join(into, 'commit.txt')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === base.commit) return
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true })
  await inWorktree(root, base.commit, async (folder) => {
    say(`installing what ${base.name} needs`)
    await install(folder, base)
    say(`building the Storybook of ${base.name}`)
    await buildStorybook(join(into, 'storybook'), folder)
  })
  writeFileSync(mark, base.commit)
}
