import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../scripts/source/files.ts'
import { root } from '../../scripts/root.ts'

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

const sources = readTexts(root, (path) => /\.(?:[cm]?tsx?|json)$|^\.github\//u.test(path) && !path.endsWith('package.json'))

const isUsed = (name: string, commands: readonly string[]): boolean =>
  sources.some(({ text }) => text.includes(`'${name}'`) || text.includes(`'${name}/`) || text.includes(`"${name}/`)) ||
  commands.some((command) =>
    manifests.some(({ scripts = {} }) => Object.values(scripts).some((line) => line.split(/\s/u).includes(command))),
  )

describe('the repository', () => {
  it.each(['package.json', 'pnpm-workspace.yaml', 'packages', 'themes', 'brands', 'apps', '.storybook', '.changeset', 'README.md'])(
    '[R11.01] has %s at the top',
    (name) => {
      expect(existsSync(join(root, name))).toBe(true)
    },
  )

  it.each([
    ['react'],
    ['react-dom'],
    ['react-router-dom'],
    ['styled-components'],
    ['@storybook/react-vite'],
    ['storybook', 'storybook'],
    ['zustand'],
    ['ky'],
    ['vite', 'vite'],
    ['vitest'],
    ['@testing-library/react'],
    ['chromatic', 'chromatic'],
    ['@changesets/cli', 'changeset'],
  ])('[R11.03] declares and uses %s', (name, ...commands) => {
    expect(isDeclared(name)).toBe(true)
    expect(isUsed(name, commands)).toBe(true)
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
