import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { isCode, isTestCode, readTexts } from '@vidda/tooling-shared/source/files'
import { describe, expect, it } from 'vitest'
import { importsOf } from './imports.ts'

type Manifest = {
  readonly name: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const manifests: readonly Manifest[] = readTexts(root, (path) => path.endsWith('package.json')).map(
  ({ text }) => JSON.parse(text) as Manifest,
)

const isDeclared = (name: string): boolean =>
  manifests.some(
    ({ dependencies, devDependencies, peerDependencies }) => name in { ...dependencies, ...devDependencies, ...peerDependencies },
  )

const importedBy = (wanted: (path: string) => boolean): ReadonlySet<string> =>
  new Set(readTexts(root, (path) => /^packages\/.*\.tsx?$/u.test(path) && wanted(path)).flatMap(importsOf))

const byProduct = importedBy((path) => !isTestCode(path))
const byTests = importedBy(isTestCode)

const imports = (imported: ReadonlySet<string>, name: string): boolean =>
  [...imported].some((path) => path === name || path.startsWith(`${name}/`))

const scripts = manifests.flatMap(({ scripts: own = {} }) => Object.values(own))

describe('the repository', () => {
  it.each(['package.json', 'pnpm-workspace.yaml', 'packages', 'themes', 'brands', 'apps', '.storybook', '.changeset', 'README.md'])(
    '[R11.01] has %s at the top',
    (name) => {
      expect(existsSync(join(root, name))).toBe(true)
    },
  )

  it.each(['react', 'react-dom', 'react-router-dom', 'styled-components', 'zustand', 'ky', 'vite'])(
    '[R11.03] declares %s, and its packages import it',
    (name) => {
      expect(isDeclared(name)).toBe(true)
      expect(imports(byProduct, name)).toBe(true)
    },
  )

  it.each(['vitest', '@testing-library/react'])('[R11.03] declares %s, and the tests of its packages import it', (name) => {
    expect(isDeclared(name)).toBe(true)
    expect(imports(byTests, name)).toBe(true)
  })

  it.each([
    ['storybook', 'storybook'],
    ['@changesets/cli', 'changeset'],
  ])('[R11.03] declares %s, and a script runs its program', (name, program) => {
    expect(isDeclared(name)).toBe(true)
    expect(scripts.some((line) => line.split(/\s/u)[0] === program)).toBe(true)
  })

  it('[R11.03] declares @storybook/react-vite, and Storybook runs on it', () => {
    expect(isDeclared('@storybook/react-vite')).toBe(true)
    expect(readFileSync(join(root, '.storybook/main.ts'), 'utf8')).toMatch(/^ +framework: .*'@storybook\/react-vite'/mu)
  })

  it('[R11.03] declares chromatic, and a script runs its program', () => {
    expect(isDeclared('chromatic')).toBe(true)
    expect(scripts).toContain('node tooling/visual/src/chromatic.ts')
    expect(readFileSync(join(root, 'tooling/visual/src/chromatic.ts'), 'utf8')).toContain("resolve('chromatic/package.json')")
  })

  it('[R11.03] takes neither a mention nor a type for an import', () => {
    const text = "// import 'one'\nimport type { Two } from 'two'\nexport const three: Two = 'three'\n"
    expect(importsOf({ path: 'packages/a/src/a.ts', text })).toEqual([])
    const real = "import { four } from 'four'\nexport const five = () => import('five/six').then(four)\nexport * from 'seven'\n"
    expect(importsOf({ path: 'packages/a/src/b.ts', text: real })).toEqual(['four', 'five/six', 'seven'])
    expect(imports(new Set(['five/six']), 'five')).toBe(true)
    expect(imports(byProduct, 'vitest')).toBe(false)
  })

  it('[R11.119] has its tools in workspaces that declare what they import, and reach each other by name alone', () => {
    const tools = readdirSync(join(root, 'tooling'))
    expect(tools.length).toBeGreaterThan(5)
    const faults = tools.flatMap((tool) => {
      const { name, dependencies, devDependencies } = JSON.parse(
        readFileSync(join(root, 'tooling', tool, 'package.json'), 'utf8'),
      ) as Manifest
      const declared = Object.keys({ ...dependencies, ...devDependencies })
      const files = readTexts(root, (path) => path.startsWith(`tooling/${tool}/src/`) && isCode(path))
      expect([name, files.length > 0]).toEqual([`@vidda/tooling-${tool}`, true])
      return files.flatMap((file) =>
        importsOf(file)
          .filter((path) => !path.startsWith('node:'))
          .filter((path) =>
            path.startsWith('.')
              ? ![`tooling/${tool}/`, '.storybook/'].some((own) => join(dirname(file.path), path).startsWith(own))
              : !declared.some((one) => path === one || path.startsWith(`${one}/`)),
          )
          .map((path) => `${file.path}: ${path}`),
      )
    })
    expect(faults).toEqual([])
  })

  it('[R11.19] has a brand with the single-line header and one with extra menu entries', () => {
    const brands = readdirSync(join(root, 'brands')).map(
      (id) =>
        JSON.parse(readFileSync(join(root, 'brands', id, 'brand.json'), 'utf8')) as {
          readonly header?: { readonly singleLine?: boolean }
          readonly menu?: { readonly extra?: readonly unknown[] }
        },
    )
    expect(brands.length).toBeGreaterThanOrEqual(2)
    expect(brands.some(({ header }) => header?.singleLine === true)).toBe(true)
    expect(brands.some(({ menu }) => (menu?.extra ?? []).length > 0)).toBe(true)
  })
})
