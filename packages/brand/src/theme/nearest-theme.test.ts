import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { colorOfHex, contrastOf, lchOf } from './color.ts'
import { nearestColor, type ColorPlace } from './nearest-theme.ts'
import { themeOf } from './theme-file.ts'

const source = (theme: string) => readFile(new URL(`../../../../themes/${theme}/tokens.json`, import.meta.url), 'utf8')
const place = (name: string, more: Partial<ColorPlace> = {}): ColorPlace => ({ group: 'color', name, scheme: 'light', ...more })

/** Whether the theme is one with the colour in that place. */
async function passes(text: string, { group, name, scheme }: ColorPlace, value: unknown): Promise<boolean> {
  const file = JSON.parse(text) as Record<string, Record<string, Record<string, unknown>>>
  const before = file[group]?.[name] ?? { $type: 'color', $value: value }
  const changed = scheme === 'dark' ? { ...before, $extensions: { 'org.vidda.dark': value } } : { ...before, $value: value }
  const { problems } = await themeOf(JSON.stringify({ ...file, [group]: { ...file[group], [name]: changed } }), 'tokens.json')
  return problems.length === 0
}

describe('the nearest colour of a theme', () => {
  it.each([
    ['so', place('link'), '#9fc7ff'],
    ['so', place('surface'), '#777777'],
    ['knott', place('text'), '#cccccc'],
    ['knott', place('neutral', { group: 'seed' }), '#808080'],
    ['tinden', place('neutral', { group: 'seed', scheme: 'dark' }), '#8a8a8a'],
  ])('[R11.51] of %s in %j passes with all that is derived from it, where %s does not', async (theme, at, hex) => {
    const text = await source(theme)
    const nearest = await nearestColor(text, at, colorOfHex(hex))
    expect(await passes(text, at, colorOfHex(hex))).toBe(false)
    expect(await passes(text, at, nearest)).toBe(true)
    // Whoever types it gets it.
    expect(colorOfHex(nearest?.hex ?? '')).toEqual(nearest)
  })

  it('[R11.51] is the colour itself where that passes, and keeps hue and chroma where it does not', async () => {
    const text = await source('so')
    const fine = colorOfHex('#0b5399')
    expect(await nearestColor(text, place('link'), fine)).toEqual(fine)
    const [wanted, nearest] = [colorOfHex('#c08a60'), await nearestColor(text, place('link'), colorOfHex('#c08a60'))]
    if (!nearest) throw new Error('There is none')
    expect(lchOf(nearest).h).toBeCloseTo(lchOf(wanted).h, 0)
    const sunken = { colorSpace: 'oklch', components: [0.968, 0.006, 225] } as const
    expect(contrastOf(nearest, sunken)).toBeGreaterThanOrEqual(4.5)
    expect(contrastOf(nearest, sunken)).toBeLessThan(4.6)
  })

  it('[R11.51] is none of a file that is no theme', async () => {
    expect(await nearestColor('{', place('link'), colorOfHex('#9fc7ff'))).toBeUndefined()
  })
})
