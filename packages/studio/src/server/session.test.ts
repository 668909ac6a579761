import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { themeOf } from '@vidda/brand'
import type { ColorEdit, Edit } from '../shared/wire.ts'
import { openWorkshop } from './draft.ts'
import { openSession, type Session } from './session.ts'

const workspace = new URL('../../../../', import.meta.url).pathname

let root: string
let drafts: string

const copy = async (...parts: readonly string[]) => {
  for (const part of parts)
    await cp(join(workspace, part), join(root, part), { recursive: true, filter: (path) => !path.includes('node_modules') })
}
const open = async (id: string): Promise<Session> => openSession(await openWorkshop(root, join(drafts, id), id), 'http://localhost:1')
const fileOf = (path: string) => readFile(join(root, path), 'utf8')

const color = (name: string, hex: string, group: ColorEdit['group'] = 'color'): Edit => ({
  kind: 'color',
  group,
  name,
  scheme: 'light',
  hex,
})
const text = (value: string): Edit => ({ kind: 'set', file: 'texts', path: ['cart', 'emptyTitle'], value })
const done = { ok: true }

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vidda-studio-'))
  drafts = join(root, '.vidda/studio')
  await mkdir(join(root, 'brands'))
  await copy('brands/so', 'themes/so', 'brands/knott', 'themes/knott')
})
afterEach(() => rm(root, { recursive: true, force: true }))

describe('a colour', () => {
  it('[R11.51] that fails its contrast is refused with file, key and measure, and with the nearest that passes', async () => {
    const session = await open('so')
    const outcome = await session.edit({ edit: color('link', '#9fc7ff'), label: 'Link' })
    if (outcome.ok) throw new Error('It was taken over')
    expect(outcome.problems[0]).toEqual({
      file: 'themes/so/tokens.json',
      key: 'color.link',
      message: expect.stringMatching(/^has a contrast of 1\.\d+:1 on color\.surface, expected at least 4\.5:1\.$/u),
    })
    expect(session.state().changed).toEqual([])
    expect(await session.edit({ edit: color('link', outcome.mend ?? ''), label: 'Link' })).toEqual(done)
    expect(session.state().changed).toEqual(['themes/so/tokens.json'])
  })

  it('[R11.51] has a mend that one step more of lightness would not be', async () => {
    const session = await open('so')
    const outcome = await session.edit({ edit: color('onHeader', '#3f7a62'), label: 'Header' })
    const mend = 'mend' in outcome ? (outcome.mend ?? '') : ''
    const darker = `#${[1, 3, 5]
      .map((at) =>
        Math.max(0, Number.parseInt(mend.slice(at, at + 2), 16) - 3)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
    expect((await session.edit({ edit: color('onHeader', mend), label: 'Header' })).ok).toBe(true)
    expect((await session.edit({ edit: color('onHeader', darker), label: 'Header' })).ok).toBe(false)
  })

  it('[R11.51] that is a seed brings all that is derived from it along, each pair at its contrast', async () => {
    const session = await open('knott')
    const before = session.state().theme.whole
    expect(await session.edit({ edit: color('brand', '#ffe14d', 'seed'), label: 'Brand' })).toEqual(done)
    expect(session.state().theme.whole.color).not.toEqual(before.color)
    const { value, problems } = await themeOf(await readFile(join(drafts, 'knott/shown/themes/knott/tokens.json'), 'utf8'), 'tokens.json')
    expect([value === undefined, problems]).toEqual([false, []])
  })

  it('[R11.51] of a ground that nothing can be read on has its nearest that is light or dark enough', async () => {
    const session = await open('knott')
    const outcome = await session.edit({ edit: color('neutral', '#808080', 'seed'), label: 'Neutral' })
    expect(outcome).toMatchObject({ ok: false, problems: [{ key: 'seed.neutral' }] })
    const mend = 'mend' in outcome ? (outcome.mend ?? '') : ''
    expect(await session.edit({ edit: color('neutral', mend, 'seed'), label: 'Neutral' })).toEqual(done)
  })

  it.each(['blue', '#12', ''])('[R11.51] written as %j is refused by what is expected', async (hex) => {
    const session = await open('so')
    expect(await session.edit({ edit: color('link', hex), label: 'Link' })).toMatchObject({
      ok: false,
      problems: [{ key: 'color.link', message: expect.stringContaining('expected a colour as #rrggbb') }],
    })
  })
})

describe('undo', () => {
  it('[R11.52] takes back twenty-five steps one by one, and redo brings them again', async () => {
    const session = await open('so')
    const start = session.state().files
    for (let step = 1; step <= 25; step += 1)
      expect(await session.edit({ edit: text(`Tomt ${step}`), label: `Step ${step}` })).toEqual(done)
    for (let step = 25; step >= 1; step -= 1) {
      expect([session.state().undo, session.state().files.texts['cart']?.['emptyTitle']]).toEqual([`Step ${step}`, `Tomt ${step}`])
      await session.undo()
    }
    expect(session.state()).toMatchObject({ files: start, undo: null, redo: 'Step 1', changed: [] })
    for (let step = 1; step <= 25; step += 1) await session.redo()
    expect(session.state()).toMatchObject({ undo: 'Step 25', redo: null })
  })

  it('[R11.52] takes a drag through many colours back at once, and what was refused in it is no step', async () => {
    const session = await open('so')
    const before = session.state().theme.whole
    for (const hex of ['#0b5399', '#9fc7ff', '#0b5370']) await session.edit({ edit: color('link', hex), label: 'Link', gesture: 'drag' })
    await session.edit({ edit: color('link', '#0b5360'), label: 'Link', gesture: 'another' })
    await session.undo()
    await session.undo()
    expect(session.state()).toMatchObject({ theme: { whole: before }, undo: null })
  })

  it('[R11.52] an edit after an undo leaves nothing to redo', async () => {
    const session = await open('so')
    await session.edit({ edit: text('En'), label: 'One' })
    await session.undo()
    await session.edit({ edit: text('To'), label: 'Two' })
    expect(session.state()).toMatchObject({ undo: 'Two', redo: null })
  })
})

describe('saving', () => {
  const tokens = 'themes/so/tokens.json'
  const texts = 'brands/so/texts.json'

  it('[R11.53] writes what a person would have edited, and no other file', async () => {
    const session = await open('so')
    const [before, brand] = [await fileOf(texts), await fileOf('brands/so/brand.json')]
    await session.edit({ edit: { kind: 'set', file: 'texts', path: ['cart', 'startShopping'], value: 'Ut i regnet' }, label: 'Text' })
    const { token, files } = await session.diff()
    expect(files.map(({ path }) => path)).toEqual([texts])
    expect(files[0]?.lines.filter(({ kind }) => kind === 'gone' || kind === 'new')).toMatchObject([
      { kind: 'gone', text: expect.stringContaining('Finn noe å ta med ut') },
      { kind: 'new', text: expect.stringContaining('Ut i regnet') },
    ])
    expect(await fileOf(texts)).toBe(before)
    expect(await session.save(token)).toBe(true)
    expect(await fileOf(texts)).toBe(before.replace('Finn noe å ta med ut', 'Ut i regnet'))
    expect(await fileOf('brands/so/brand.json')).toBe(brand)
    expect(session.state().changed).toEqual([])
  })

  it('[R11.53] writes only what was shown', async () => {
    const session = await open('so')
    await session.edit({ edit: text('En'), label: 'One' })
    const { token } = await session.diff()
    await session.edit({ edit: text('To'), label: 'Two' })
    const before = await fileOf(texts)
    expect(await session.save(token)).toBe(false)
    expect(await fileOf(texts)).toBe(before)
  })

  it('[R11.54] overwrites nothing that has changed on disk, and loses nothing of either side', async () => {
    const session = await open('so')
    await session.edit({ edit: text('Tomt hos oss'), label: 'Text' })
    const theirs = (await fileOf(texts)).replace('Tomt på hylla', 'Ingenting her')
    await writeFile(join(root, texts), theirs)
    const shown = await session.diff()
    expect(shown).toMatchObject({ files: [{ path: texts, conflict: true }], elsewhere: [texts] })
    expect(await session.save(shown.token)).toBe(false)
    expect(await fileOf(texts)).toBe(theirs)
    expect(await session.takeIn()).toEqual(done)
    expect(session.state().files.texts).toMatchObject({ cart: { emptyTitle: 'Tomt hos oss' }, listing: { emptyTitle: 'Ingenting her' } })
    expect(await session.save((await session.diff()).token)).toBe(true)
    expect(await fileOf(texts)).toContain('Ingenting her')
    expect(await fileOf(texts)).toContain('Tomt hos oss')
  })

  it('[R11.54] tells of a file that has changed on disk though not here, and takes it in as it is', async () => {
    const session = await open('so')
    await session.edit({ edit: text('Tomt hos oss'), label: 'Text' })
    const theirs = (await fileOf('brands/so/home.json')).replace('Butikken din', 'Din butikk')
    await writeFile(join(root, 'brands/so/home.json'), theirs)
    expect(await session.diff()).toMatchObject({ files: [{ path: texts, conflict: false }], elsewhere: ['brands/so/home.json'] })
    expect(await session.takeIn()).toEqual(done)
    expect(await session.diff()).toMatchObject({ files: [{ path: texts }], elsewhere: [] })
    expect(session.state().files.home?.sections).toContainEqual({ type: 'shops', title: 'Din butikk' })
  })

  it('[R11.54] has what was not saved again the next time', async () => {
    const first = await open('so')
    await first.edit({ edit: text('Tomt hos oss'), label: 'Text' })
    const next = await open('so')
    expect(next.state()).toMatchObject({ restored: true, changed: [texts], files: { texts: { cart: { emptyTitle: 'Tomt hos oss' } } } })
    expect(await next.discard()).toEqual(done)
    expect(next.state()).toMatchObject({ restored: false, changed: [] })
    expect((await open('so')).state()).toMatchObject({ restored: false, changed: [] })
  })

  it('[R11.55] refuses what a build would, of every file, and shows nothing of it', async () => {
    const session = await open('so')
    const refused: readonly (readonly [Edit, string])[] = [
      [{ kind: 'set', file: 'brand', path: ['menu', 'categories', 0, 'to'], value: 'klaer' }, 'menu.categories[0].to'],
      [{ kind: 'set', file: 'brand', path: ['colour'], value: 'red' }, 'colour'],
      [{ kind: 'set', file: 'texts', path: ['cart', 'emptyTitle'], value: '{navn}' }, 'cart.emptyTitle'],
      [{ kind: 'set', file: 'theme', path: ['size', 'target', '$value', 'value'], value: 10 }, 'size.target'],
      [
        {
          kind: 'sections',
          sections: [
            { section: { type: 'ways' }, on: true },
            { section: { type: 'hero' }, on: true },
          ],
        },
        'sections[1].type',
      ],
    ]
    const before = session.state()
    for (const [edit, key] of refused) expect(await session.edit({ edit, label: key })).toMatchObject({ ok: false, problems: [{ key }] })
    expect(session.state()).toEqual(before)
    expect(await readFile(join(drafts, 'so/shown', tokens), 'utf8')).toBe(await fileOf(tokens))
  })

  it('[R11.56] a section that is off stays in its place here, and is not in the file', async () => {
    const session = await open('so')
    const sections = session.state().sections ?? []
    const off = sections.map((one, index) => ({ ...one, on: index !== 2 }))
    expect(await session.edit({ edit: { kind: 'sections', sections: off }, label: 'Off' })).toEqual(done)
    expect(session.state().sections).toEqual(off)
    expect(session.state().files.home?.sections).toEqual(sections.filter((_, index) => index !== 2).map(({ section }) => section))
    expect(await session.edit({ edit: { kind: 'sections', sections }, label: 'On' })).toEqual(done)
    expect(session.state().changed).toEqual([])
  })

  it('[R11.57] a theme that another brand has too may not be changed', async () => {
    const settings = (await fileOf('brands/knott/brand.json')).replace('"theme": "knott"', '"theme": "so"')
    await writeFile(join(root, 'brands/knott/brand.json'), settings)
    const session = await open('so')
    expect(session.state().theme.locked).toContain('is also that of knott')
    expect(await session.edit({ edit: color('link', '#0b5399'), label: 'Link' })).toMatchObject({ ok: false })
    expect(await session.edit({ edit: text('Tomt'), label: 'Text' })).toEqual(done)
  })

  it('[R11.57] a path into the machinery of objects is no place in a file', async () => {
    const session = await open('so')
    const edit: Edit = { kind: 'set', file: 'texts', path: ['__proto__', 'polluted'], value: 'yes' }
    await expect(session.edit({ edit, label: 'x' })).rejects.toThrow('No file has "__proto__"')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
