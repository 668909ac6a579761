import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

const ownCommands = new Set(['install'])

/** Every pnpm command that the README names, in backticks or in a block of commands. */
const commands = [...readme.matchAll(/(?:^|`|, )(?:npx -y )?pnpm(?:@12)? (?<name>[\w:-]+)/gmu)].map((match) => match.groups?.['name'] ?? '')

describe('the README', () => {
  it.each([...new Set(commands)])('[R11.32] names the command %s, which exists', (name) => {
    if (ownCommands.has(name)) return
    const line = scripts[name]
    expect(line).toBeDefined()
    const script = /^node (?<file>\S+)/u.exec(line ?? '')?.groups?.['file']
    if (script !== undefined) expect(existsSync(join(root, script))).toBe(true)
  })

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
    expect(readme).toMatch(/\*\*A new brand\*\*: `pnpm vidda brand new <name>`/u)
  })

  it('[R11.32] names only folders and files that exist', () => {
    const paths = [...readme.matchAll(/`(?<path>(?:packages|brands|themes|apps|docs)\/[\w./-]+)`/gu)].map(
      (match) => match.groups?.['path'] ?? '',
    )
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('fits on one screen', () => {
    expect(readme.split('\n').length).toBeLessThan(90)
  })
})
