import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { describe, expect, it } from 'vitest'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

const ownCommands = new Set(['install', '--filter'])

/** Every pnpm command that a page names, in backticks or in a block of commands. */
const commandsOf = (page: string) =>
  [...page.matchAll(/(?:^|`|, )(?:npx -y )?pnpm(?:@12)? (?<name>[\w:-]+)/gmu)].map((match) => match.groups?.['name'] ?? '')
const commands = commandsOf(readme)

const pathsOf = (page: string) =>
  [...page.matchAll(/`(?<path>(?:packages|brands|themes|apps|docs|tests)\/[\w./-]+)`/gu)].map((match) => match.groups?.['path'] ?? '')

describe.each([
  ['the README', readme],
  ['the page on changes', contributing],
])('%s', (_, page) => {
  it.each([...new Set(commandsOf(page))])('[R11.32] names the command %s, which exists', (name) => {
    if (ownCommands.has(name)) return
    const line = scripts[name]
    expect(line).toBeDefined()
    const script = /^node (?<file>\S+)/u.exec(line ?? '')?.groups?.['file']
    if (script !== undefined) expect(existsSync(join(root, script))).toBe(true)
  })

  it('[R11.32] names only folders and files that exist', () => {
    const paths = pathsOf(page)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})

describe('the page on changes', () => {
  const filtered = [...contributing.matchAll(/pnpm --filter (?<name>\S+) (?<script>[\w:-]+)/gu)].map(({ groups }) => [
    groups?.['name'],
    groups?.['script'],
  ])

  it.each(filtered)('[R11.32] names a script of %s: %s', (name, script) => {
    const file = join(root, 'packages', String(name).replace('@vidda/', ''), 'package.json')
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }
    expect(manifest.scripts).toHaveProperty([String(script)])
  })

  it('[R11.32] names checks that exist', () => {
    const names = [...contributing.matchAll(/`pnpm check (?<names>[\w -]+)`/gu)].flatMap(({ groups }) =>
      (groups?.['names'] ?? '').split(' '),
    )
    const known = execFileSync(process.execPath, [join(root, 'tooling/checks/src/main.ts'), '--help'], { encoding: 'utf8' })
    expect(names.length).toBeGreaterThan(2)
    for (const name of names) expect(known).toContain(name)
  })
})

describe('the README', () => {
  it.each([
    ['install', 'install'],
    ['develop', 'dev'],
    ['test', 'test'],
    ['open Storybook', 'storybook'],
    ['publish', 'release'],
  ])('[R11.32] tells how to %s', (_, name) => {
    expect(commands).toContain(name)
  })

  it('[R11.32] tells how to add a brand', () => {
    expect(readme).toMatch(/A new brand is one command, `pnpm vidda brand new <name>`/u)
  })

  it('fits on one screen', () => {
    expect(readme.split('\n').length).toBeLessThan(90)
  })
})
