import type { Theme } from '@vidda/tokens'
import { describe, expect, it } from 'vitest'
import { defaultTheme } from '../brand-folder.fixture.ts'
import { problemText } from '../problem.ts'
import { themeOf } from './theme-file.ts'

type Group = Record<string, object>
type Loose = Record<string, Group>
type Change = (theme: Loose) => void

const told = async (theme: unknown) => (await themeOf(JSON.stringify(theme), 'tokens.json')).problems.map(problemText)

function changed(change: Change): Loose {
  const theme = defaultTheme() as unknown as Loose
  change(theme)
  return theme
}

const give =
  (group: string, name: string, token: object): Change =>
  (theme) =>
    Object.assign(theme[group] ?? {}, { [name]: token })
const px = (value: number) => ({ value, unit: 'px' })
const gray = (l: number, alpha?: number) => ({ colorSpace: 'oklch', components: [l, 0, 0], ...(alpha !== undefined && { alpha }) })
const style = (name: string, value: string) => (theme: Loose) =>
  Object.assign((theme as unknown as Theme).$extensions['org.vidda'].style, { [name]: value })

const seeds = {
  seed: {
    brand: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.45, 0.12, 250] } },
    font: { $type: 'fontFamily', $value: 'sans-serif' },
  },
  $extensions: { 'org.vidda': {} },
}

it('lets a colour through that dims what lies beneath, generic families and extensions of other makers', async () => {
  const change: Change = (theme) => {
    give('color', 'overlay', { $value: gray(0.2, 0.3) })(theme)
    give('font', 'text', { $value: ['system-ui', 'sans-serif'] })(theme)
    give('weight', 'text', { $value: 950 })(theme)
    give('color', 'text', { $value: gray(0), $extensions: { 'com.example.dark': true } })(theme)
  }
  expect(await told(changed(change))).toEqual([])
  expect(await told(seeds)).toEqual([])
})

describe('a theme is refused', () => {
  it.each<[row: string, change: Change, message: string]>([
    [
      '[R11.25] for text that can be seen through',
      give('color', 'text', { $value: gray(0, 0.15) }),
      'color.text.$value.alpha is 0.15, expected 1: only overlay lets through what lies beneath it. Leave alpha out, and give the colour that is seen.',
    ],
    [
      '[R11.25] for a ground that can be seen through',
      give('color', 'surface', { $value: gray(1, 0) }),
      'color.surface.$value.alpha is 0, expected 1: only overlay lets through what lies beneath it. Leave alpha out, and give the colour that is seen.',
    ],
    [
      '[R11.25] for a dark colour that can be seen through',
      give('color', 'text', { $value: gray(0), $extensions: { 'org.vidda.dark': gray(0.95, 0.9) } }),
      'color.text.org.vidda.dark.alpha is 0.9, expected 1: only overlay lets through what lies beneath it. Leave alpha out, and give the colour that is seen.',
    ],
    [
      'for a family without a face',
      give('font', 'text', { $value: ['Inter', 'sans-serif'] }),
      'font.text is "Inter", expected a face (Schibsted Grotesk) or a generic family such as sans-serif. Add a face to $extensions["org.vidda"].faces, or name another.',
    ],
    [
      'for a weight that its face has not',
      give('weight', 'bold', { $value: 950 }),
      'weight.bold is 950, expected 400 to 800, the weights of Schibsted Grotesk. Change it, or the face.',
    ],
    [
      'for focus that nobody sees',
      give('stroke', 'focus', { $value: px(0) }),
      'stroke.focus is 0px, expected at least 2px, so that focus is seen. Raise it.',
    ],
    [
      'for targets that nobody hits',
      give('size', 'target', { $value: px(8) }),
      'size.target is 8px, expected at least 24px, so that a finger hits it. Raise it.',
    ],
    [
      'for targets that nobody hits on a phone',
      give('size', 'target', { $value: px(48), $extensions: { 'org.vidda.least': { value: 1, unit: 'rem' } } }),
      'size.target is 1rem, expected at least 24px, so that a finger hits it. Raise it.',
    ],
    [
      'for lines upon each other',
      give('line', 'text', { $value: 0 }),
      'line.text is 0, expected at least 1.2, so that lines stand apart. Raise it.',
    ],
    [
      'for a curve that runs back in time',
      give('motion', 'ease', { $type: 'cubicBezier', $value: [5, 0, 0, 1] }),
      'motion.ease is cubic-bezier(5, 0, 0, 1), expected its first and third number from 0 to 1. Change them.',
    ],
    [
      'for a keyword that means nothing',
      style('captionRow', 'purple'),
      '$extensions["org.vidda"].style.captionRow is "purple", expected one of: 1, 2.',
    ],
    [
      'for a mistyped keyword',
      style('capsTransform', 'upercase'),
      '$extensions["org.vidda"].style.capsTransform is "upercase", expected one of: none, uppercase, lowercase, capitalize. Did you mean "uppercase"?',
    ],
    [
      'for a mistyped dark colour',
      give('color', 'text', { $value: gray(0), $extensions: { 'org.vidda.drak': gray(1) } }),
      'color.text.$extensions["org.vidda.drak"] is not known, expected org.vidda.dark. Rename or remove it.',
    ],
    [
      'for a dark value of what is no colour',
      give('radius', 'card', { $value: px(2), $extensions: { 'org.vidda.dark': px(4) } }),
      'radius.card.$extensions["org.vidda.dark"] is not known, expected org.vidda.least. Rename or remove it.',
    ],
    [
      'for an extension of a group',
      give('color', '$extensions', { 'org.vidda.dark': {} }),
      'color.$extensions["org.vidda.dark"] is not known, expected none. Remove it.',
    ],
    [
      'for an extension of its own',
      give('$extensions', 'org.vidda.faces', {}),
      '$extensions["org.vidda.faces"] is not known, expected org.vidda. Rename or remove it.',
    ],
  ])('%s', async (_row, change, message) => {
    expect(await told(changed(change))).toEqual([`tokens.json: ${message}`])
  })

  it('[R11.25] for a seed that can be seen through', async () => {
    const brand = { ...seeds.seed.brand, $value: { ...seeds.seed.brand.$value, alpha: 0.5 } }
    expect(await told({ ...seeds, seed: { ...seeds.seed, brand } })).toEqual([
      expect.stringContaining('tokens.json: seed.brand.$value.alpha is 0.5, expected 1'),
    ])
  })

  it('for a mistyped dark value of a seed', async () => {
    const brand = { ...seeds.seed.brand, $extensions: { 'org.vidda.drak': gray(1) } }
    expect(await told({ ...seeds, seed: { ...seeds.seed, brand } })).toEqual([
      'tokens.json: seed.brand.$extensions["org.vidda.drak"] is not known, expected org.vidda.dark. Rename or remove it.',
    ])
  })
})
