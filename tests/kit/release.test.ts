import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, cpSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brandNames } from '@vidda/tooling-checks/checks/brand-names'
import { published } from '@vidda/tooling-release/published'
import { root } from '@vidda/tooling-shared/root'
import { afterAll, describe, expect, it } from 'vitest'

type Manifest = {
  readonly private?: boolean
  readonly version?: string
  readonly description?: string
  readonly license?: string
  readonly repository?: { readonly type: string; readonly url: string; readonly directory: string }
  readonly engines?: { readonly node?: string }
  readonly files?: readonly string[]
  readonly scripts?: { readonly prepack?: string }
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean; readonly exports?: Readonly<Record<string, unknown>> }
}

const call = promisify(execFile)

const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest

const manifests = globSync('{packages,themes,brands,apps}/*/package.json', { cwd: root })
const workspaces = [...manifests, 'bench/package.json', 'tests/package.json', ...globSync('tooling/*/package.json', { cwd: root })]
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
    expect(scripts?.prepack).toBe('node ../../tooling/release/src/build-package.ts')
    const targets = targetsOf(publishConfig?.exports)
    expect(targets.length).toBeGreaterThan(0)
    const inFiles = (target: string) => files.some((file) => target === `./${file}` || target.startsWith(`./${file}/`))
    expect(targets.filter((target) => target !== './package.json' && !inFiles(target))).toEqual([])
  })
})

/** A folder of tokens and fonts has two licences. */
const licences: readonly string[] = ['MIT', 'MIT AND OFL-1.1']

describe('a page of the npm registry', () => {
  it.each(published())('[R11.82] tells of %s what it is, where its sources are, what it runs on and how it was published', (folder) => {
    const { description = '', license = '', repository, engines, publishConfig } = read(join(root, folder, 'package.json'))
    expect(description.length).toBeGreaterThan(10)
    expect(licences).toContain(license)
    const fonts = globSync(`${folder}/fonts/*.woff2`, { cwd: root })
    expect(license.includes('OFL')).toBe(fonts.length > 0)
    expect(repository?.type).toBe('git')
    expect(repository?.url).toMatch(/^git\+https:\/\/\S+\.git$/u)
    expect(repository?.directory).toBe(folder)
    expect(engines?.node).toMatch(/^(?:>=|\^)\d+/u)
    expect(publishConfig).toMatchObject({ access: 'public', provenance: true })
  })

  it('[R11.111] asks of @vidda/host the Node that its Vite asks', () => {
    const vite = read(join(root, 'node_modules/vite/package.json'))
    expect(read(join(root, 'packages/host/package.json')).engines?.node).toBe(vite.engines?.node)
  })

  it('[R11.82] names one repository for all packages', () => {
    expect(new Set(published().map((folder) => read(join(root, folder, 'package.json')).repository?.url)).size).toBe(1)
  })

  it.each(published())('[R11.82] begins with the README of %s, under its name', (folder) => {
    const { name } = read(join(root, folder, 'package.json')) as { readonly name: string }
    expect(readFileSync(join(root, folder, 'README.md'), 'utf8').split('\n')[0]).toBe(`# ${name}`)
  })
})

/** The files that npm would pack of a folder; what is built before is not there. */
async function packedBy(cwd: string): Promise<readonly string[]> {
  const { stdout } = await call('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd })
  const [packed] = JSON.parse(stdout) as readonly [{ readonly files: readonly { readonly path: string }[] }]
  return packed.files.map(({ path }) => path)
}

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
    for (const place of published()) expect(await packedBy(join(folder, place)), place).toContain('CHANGELOG.md')
    expect((await brandNames(folder)).problems).toEqual([])
  })
})
