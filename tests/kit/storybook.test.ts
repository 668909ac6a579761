import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import { readStories } from '@vidda/tooling-shared/source/stories'
import { afterAll, describe, expect, it } from 'vitest'
import { readComponents } from '../../.storybook/docgen/component-docs.ts'
import { publicFolders, storyFolders, tiers, titleOf } from '@vidda/tooling-shared/source/library'

/** The source folder of each `@vidda/ui/<name>`. */
const folderOf = new Map(publicFolders(root).map(({ name, path }) => [name, join(root, path)]))

/** The public folders that hold a component; the others hold only hooks and functions. */
const exported = [...folderOf].flatMap(([name, folder]) =>
  readdirSync(folder).some((file) => /^[A-Z]\w*\.tsx$/u.test(file)) ? [name] : [],
)
const stories = readStories(root)
const storiesOf = (name: string) => stories.filter(({ component }) => component === name)

const sourcesOf = (name: string, ending: RegExp): string => {
  const folder = folderOf.get(name) ?? ''
  return readdirSync(folder)
    .filter((file) => ending.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

/** What is under a folder but for tests and stories. */
const sourcesUnder = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file) && !/\.(?:test|stories|fixtures)\./u.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(({ groups: found }) => {
    const name = found?.['name'] ?? ''
    return folderOf.has(name) ? [name] : []
  })

const temporary = mkdtempSync(join(tmpdir(), 'vidda-storybook-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

describe('Storybook', () => {
  it('[R11.26] has stories for every component that the library exports', () => {
    expect(exported.length).toBeGreaterThan(60)
    expect(exported.filter((name) => storiesOf(name).length === 0)).toEqual([])
  })

  it('has a page of anatomy, advice and keys for every component', () => {
    expect(exported.filter((name) => !/\bguide\(\{/u.test(sourcesOf(name, /\.stories\.tsx$/u)))).toEqual([])
  })

  it('[R11.45] tells what a component is there for that no screen of the storefront shows', () => {
    const shown = new Set(namesIn(sourcesUnder(join(root, 'packages', 'storefront', 'src')), /'@vidda\/ui\/(?<name>[\w-]+)'/gu))
    // A set grows while it is walked.
    for (const name of shown)
      for (const inner of namesIn(sourcesUnder(folderOf.get(name) ?? ''), /'(?:\.\.\/)+(?:\w+\/)?(?<name>[\w-]+)\/[\w.-]+'/gu))
        shown.add(inner)
    const own = exported.filter((name) => /^\s+own: '/mu.test(sourcesOf(name, /\.stories\.tsx$/u)))
    expect(own.toSorted()).toEqual(exported.filter((name) => !shown.has(name)).toSorted())
    expect(own).toContain('tabs')
  })

  it('tells what each component is, and what each of its props does', () => {
    const told = readComponents(root).map(({ docs }) => docs)
    const undescribed = told.flatMap(({ displayName, description, props }) => [
      ...(description ? [] : [displayName]),
      ...Object.entries(props).flatMap(([prop, docs]) => (docs.description ? [] : [`${displayName} ${prop}`])),
    ])
    expect(undescribed).toEqual([])
    expect(told.length).toBeGreaterThan(exported.length - 1)
  })

  it('knows props that are imported, joined with others or left out of a type', () => {
    const propsOf = (name: string) => readComponents(root).find(({ docs }) => docs.displayName === name)?.docs.props ?? {}
    expect(Object.keys(propsOf('TextField')).toSorted()).toEqual([
      'aria-describedby',
      'error',
      'help',
      'id',
      'label',
      'markRequired',
      'missing',
      'name',
      'onValueChange',
      'optional',
      'required',
    ])
    expect(propsOf('Button')['size']).toMatchObject({ required: false, tsType: { name: 'union' }, defaultValue: { value: "'normal'" } })
    expect(Object.keys(propsOf('CartModal'))).toEqual(expect.arrayContaining(['open', 'onOpenChange', 'summary']))
  })

  it('tells adopters the same way in as the package does', () => {
    const guide = readFileSync(join(root, '.storybook', 'pages', 'Adopters.mdx'), 'utf8')
    const readme = readFileSync(join(root, 'packages', 'ui', 'README.md'), 'utf8')
    const needed = (text: string) => text.split('\n').flatMap((line) => /^npm install .*|^import .*\.css'/u.exec(line)?.slice(0, 1) ?? [])
    expect(needed(guide)).toContain("import '@vidda/tokens/global.css'")
    expect(needed(guide)).toEqual([...new Set(needed(readme))])
  })

  it('[R11.118] sorts components by their tiers, lowest first, as the folders do', () => {
    const preview = readFileSync(join(root, '.storybook', 'preview.tsx'), 'utf8')
    const order = new RegExp(tiers.map((tier) => `'${titleOf(tier)}',`).join(String.raw`\s+`), 'u')
    expect(preview).toMatch(order)
    const folders = readdirSync(join(root, 'packages/ui/src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).toSorted()).toEqual([...tiers].toSorted())
    const told = new Set(stories.map(({ tier, component }) => `${tier}/${component}`))
    expect([...told].toSorted()).toEqual(
      storyFolders(root)
        .map(({ tier, name }) => `${tier}/${name}`)
        .toSorted(),
    )
    expect(told.size).toBeGreaterThan(60)
  })

  it('[R11.118] has each public folder under a path that tells no tier', () => {
    const { exports } = JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')) as { readonly exports: object }
    expect(exports).toEqual(
      Object.fromEntries(publicFolders(root).map(({ tier, name }) => [`./${name}`, `./src/${tier}/${name}/index.ts`])),
    )
    expect(folderOf.size).toBe(Object.keys(exports).length)
  })
})

describe('the stories', () => {
  it('are looked through by axe, every one', () => {
    const unseen = stories.filter(({ text }) => /a11y: \{[^}]*(?:test: '(?:off|todo)'|disable: true)/u.test(text))
    expect(unseen.map(({ component, name }) => `${component} ${name}`)).toEqual([])
  })

  it('are measured for contrast, but for the thousand cards, which another story has too', () => {
    const unmeasured = stories.filter(({ text }) => /'?color-contrast'?/u.test(text))
    expect(unmeasured.map(({ component, name }) => `${component} ${name}`)).toEqual(['product-list Thousand'])
  })

  it.each(['header-single-line', 'header-two-line'])('[R11.29] show the header variant %s', (name) => {
    expect(storiesOf(name)).not.toEqual([])
  })

  it('[R11.29] show the sort bar with and without chosen filters', () => {
    const chosen = storiesOf('sort-bar').filter(({ text }) => /filterCount: [1-9]/u.test(text))
    const none = storiesOf('sort-bar').filter(({ text }) => !/filterCount/u.test(text))
    const [head = ''] = sourcesOf('sort-bar', /\.stories\.tsx$/u).split(/^export const/mu)
    expect(chosen).not.toEqual([])
    expect(none).not.toEqual([])
    expect(head).not.toMatch(/filterCount: [1-9]/u)
  })

  it('[R11.29] show the slider over its whole range, and at its end', () => {
    const [, most = ''] = /range: \{ min: 0, max: (\d+) \}/u.exec(sourcesOf('price-slider', /\.stories\.tsx$/u)) ?? []
    const texts = storiesOf('price-slider').map(({ text }) => text)
    expect(texts.some((text) => text.includes(`value: { min: 0, max: ${most} }`))).toBe(true)
    expect(texts.some((text) => new RegExp(String.raw`value: \{ min: [1-9]\d*, max: ${most} \}`, 'u').test(text))).toBe(true)
  })

  it.each(['share-button', 'share-row'])('[R11.29] show the share widget %s', (name) => {
    expect(storiesOf(name)).not.toEqual([])
  })

  it('[R11.29] show every modal, open', () => {
    const isModal = (name: string) =>
      /<Modal\b|<Drawer\b|<Layer\b|HTMLDialogElement|\.showModal\(|@base-ui\/react\/(?:alert-)?dialog/u.test(
        sourcesOf(name, /^[A-Z]\w+\.tsx$/u),
      )
    const modals = exported.filter(isModal)
    expect(modals).toEqual(expect.arrayContaining(['modal', 'menu-drawer', 'cookie-consent-modal']))
    // From the start, or by a press that has to bring the dialog.
    const isOpen = /\bopen: true\b|<[A-Z]\w+[^>]*\bopen(?=[\s/>])|await \w+\.findByRole\('dialog'/u
    expect(modals.filter((name) => !isOpen.test(sourcesOf(name, /\.stories\.tsx$/u)))).toEqual([])
  })
})

describe('the Chromatic step', () => {
  const run = (environment: Readonly<Record<string, string>>) => {
    const { CHROMATIC_PROJECT_TOKEN: _, ...rest } = process.env
    return spawnSync(process.execPath, [join(root, 'tooling/visual/src/chromatic.ts')], {
      env: { ...rest, ...environment },
      encoding: 'utf8',
    })
  }

  /** Stands in for Chromatic's program, tells what it was given and fails as asked. */
  const program = join(temporary, 'chromatic.mjs')
  writeFileSync(
    program,
    'console.log("ran with", process.env.CHROMATIC_PROJECT_TOKEN, ...process.argv.slice(2)); process.exitCode = Number(process.env.FAIL ?? 0)',
  )

  it('[R11.30] is skipped, and does not fail, without its project token', () => {
    const { status, stdout } = run({ VIDDA_CHROMATIC: program })
    expect(status).toBe(0)
    expect(stdout).toMatch(/skipped/u)
    expect(stdout).not.toMatch(/ran with/u)
  })

  it('[R11.30] runs with its project token, and fails as Chromatic does', () => {
    const { status, stdout } = run({ VIDDA_CHROMATIC: program, CHROMATIC_PROJECT_TOKEN: 'chpt_abc' })
    expect(stdout).toMatch(/ran with chpt_abc --build-script-name=storybook:build/u)
    expect(status).toBe(0)
    expect(run({ VIDDA_CHROMATIC: program, CHROMATIC_PROJECT_TOKEN: 'chpt_abc', FAIL: '3' }).status).toBe(3)
  })

  it('[R11.30] is a command, with a program that is installed', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: Readonly<Record<string, string>>
    }
    expect(scripts['chromatic']).toBe('node tooling/visual/src/chromatic.ts')
    expect(scripts['storybook:build']).toMatch(/\.vidda\/storybook/u)
    expect(existsSync(join(root, 'tooling/visual/node_modules/chromatic/dist/bin.cjs'))).toBe(true)
  })
})
