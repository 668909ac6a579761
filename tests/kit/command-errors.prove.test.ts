import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { describe, expect, it } from 'vitest'
import { run } from '../e2e/support/run.ts'

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: Readonly<Record<string, string>> }

const programs = Object.entries(scripts).map(([name, line]) => ({ name, words: line.split(' ') }))
const ours = programs.filter(({ words }) => words[0] === 'node')

describe('every command of the repository', () => {
  it.each(ours.map(({ name, words }) => [name, words.slice(1)] as const))(
    'pnpm %s answers --help and does nothing else',
    async (_, words) => {
      const { code, said, errors } = await run([...words, '--help'], { cwd: root, env: { CHROMATIC_PROJECT_TOKEN: '' } })
      expect([code, errors]).toEqual([0, ''])
      expect(said).toMatch(/^pnpm /u)
    },
  )

  it.each(programs.filter(({ words }) => words[0] !== 'node').map(({ name, words }) => [name, words[0] ?? '']))(
    'pnpm %s runs %s, which is installed',
    (_, program) => {
      expect(existsSync(join(root, 'node_modules/.bin', program))).toBe(true)
    },
  )

  it.each([
    [['tooling/visual/src/main.ts', '--set', 'so:color.nothing=#7700ff'], /"so:color\.nothing=#7700ff" names no token/u],
    [['tooling/visual/src/main.ts', '--set', 'nobody:color.star=#7700ff'], /There is no theme "nobody", expected one of: .*so/u],
    [['tooling/visual/src/main.ts', '--set', 'so:color.star=purple'], /"purple" is no value of a token/u],
    [['tooling/visual/src/main.ts', '--set', 'so:color.star=12'], /color\.star of so is \{.*write the other value in the same way/u],
    [['tooling/visual/src/main.ts', 'nothing'], /No component is called nothing\./u],
    [['tooling/visual/src/main.ts', '--base', 'nowhere'], /--base is "nowhere", which git does not know\./u],
    [['tooling/visual/src/main.ts', '--base', 'HEAD', '--url', 'nowhere'], /--url is "nowhere", where no Storybook answers\./u],
    [['tooling/visual/src/visual-prove.ts', 'so:color.nothing=#7700ff'], /names no token/u],
    [['tooling/visual/src/visual-prove.ts', '--nonsense'], /Unknown option '--nonsense'/u],
    [['tooling/visual/src/storybook-count.ts', '--nonsense'], /Unknown option '--nonsense'/u],
    [['tooling/content/src/theme-font.ts'], /Name the font\./u],
    [['tooling/content/src/theme-font.ts', '/nowhere.woff2'], /"\/nowhere\.woff2" cannot be read as a font: ENOENT/u],
    [['tooling/content/src/theme-font.ts', 'README.md'], /"README\.md" is no font/u],
    [['tooling/content/src/theme-font.ts', 'README.md', 'out.woff2', 'heavy'], /"heavy" is no axis/u],
    [['tooling/content/src/texts.ts', '--brand', 'nobody'], /There is no brand "nobody"/u],
    [['tooling/scaffold/src/main.ts', 'nothing'], /"nothing" is not made here/u],
    [['tooling/release/src/build-packages.ts', 'nothing'], /"nothing" is not a package/u],
    [['bench/src/main.ts', 'nothing'], /nothing/u],
    [['bench/src/main.ts', '--nonsense'], /--nonsense/u],
    [['bench/src/main.ts', 'bytes', '--brand', 'nobody'], /nobody/u],
    [['tests/screens/main.ts', '--brand', 'nobody'], /nobody/u],
    [['tests/screens/main.ts', '--brand', 'so', '--url', 'nowhere'], /nowhere/u],
  ])('%j is refused in one line', async (args, words) => {
    const { code, errors } = await run(args, { cwd: root })
    expect(errors).toMatch(/^[^\n]+\n$/u)
    expect(errors).toMatch(words)
    expect(code).toBe(2)
  })
})
