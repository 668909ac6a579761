import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { brandNames } from '../../scripts/checks/brand-names.ts'
import { published } from '../../scripts/packages/published.ts'
import { root } from '../../scripts/root.ts'

type Manifest = {
  readonly private?: boolean
  readonly version?: string
  readonly files?: readonly string[]
  readonly scripts?: { readonly prepack?: string }
  readonly publishConfig?: { readonly access?: string; readonly exports?: Readonly<Record<string, unknown>> }
}

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

const manifests = globSync('{packages,themes,brands,apps}/*/package.json', { cwd: root })
const workspaces = [...manifests, 'bench/package.json', 'tests/package.json', 'tooling/docs/package.json']
const isPrivate = (file: string): boolean => read(join(root, file)).private === true

/** Where a condition of an export leads. */
const targetsOf = (target: unknown): readonly string[] => {
  if (typeof target === 'string') return [target]
  return target === null || typeof target !== 'object' ? [] : Object.values(target).flatMap(targetsOf)
}

describe('pnpm release', () => {
  it('[R11.31] publishes the packages that are built for it, and every other workspace is private', () => {
    const open = workspaces.filter((file) => !isPrivate(file)).map((file) => dirname(file))
    expect(open.toSorted()).toEqual(published().toSorted())
  })

  it.each(published())('publishes %s from what it builds before it is packed, never from its sources', (folder) => {
    const { files = [], scripts, publishConfig } = read(join(root, folder, 'package.json'))
    expect(scripts?.prepack).toBe('node ../../scripts/build-package.ts')
    expect(publishConfig?.access).toBe('public')
    const targets = targetsOf(publishConfig?.exports)
    expect(targets.length).toBeGreaterThan(0)
    const inFiles = (target: string) => files.some((file) => target === `./${file}` || target.startsWith(`./${file}/`))
    expect(targets.filter((target) => target !== './package.json' && !inFiles(target))).toEqual([])
  })
})

describe('pnpm changeset version', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vidda-release-'))

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('writes versions and changelogs of the libraries, published or not, and leaves the kit passing its checks', async () => {
    for (const file of ['package.json', 'pnpm-workspace.yaml', '.changeset', 'brands', ...workspaces]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      cpSync(join(root, file), join(folder, file), { recursive: true, filter: (path) => !path.includes('node_modules') })
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=kit', '-c', 'user.email=kit@example.invalid', ...args], { cwd: folder })
    git('init', '-q', '-b', 'main')
    git('add', '.')
    git('commit', '-q', '-m', 'Begin')

    const { bin } = JSON.parse(readFileSync(join(root, 'node_modules/@changesets/cli/package.json'), 'utf8')) as {
      readonly bin: Readonly<Record<string, string>>
    }
    const program = join(root, 'node_modules/@changesets/cli', bin['changeset'] ?? '')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'version'], { cwd: folder, encoding: 'utf8' })
    expect(status, stdout + stderr).toBe(0)

    const bumped = workspaces
      .filter((file) => read(join(folder, file)).version !== read(join(root, file)).version)
      .map((file) => dirname(file))
    expect(bumped.toSorted()).toEqual(
      manifests
        .filter((file) => /^(?:packages|themes)\//u.test(file))
        .map((file) => dirname(file))
        .toSorted(),
    )
    expect(readdirSync(join(folder, '.changeset'))).toEqual(['config.json'])
    expect((await brandNames(folder)).problems).toEqual([])
  })
})
