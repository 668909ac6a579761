import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bannerScenes, drawBanner, textTone } from './index.ts'

const palettes = [
  ['#6f9db4', '#b9d3da', '#7da4a8', '#3d6f6b', '#1f4d42', '#102b26'],
  ['#cfd3c4', '#e6e2d2', '#b3b89a', '#7d8a62', '#4d5a3d', '#26301f'],
  ['#8fcbe8', '#ffe9c4', '#f4a9a0', '#7a3560'],
]

const formats = [
  [560, 240],
  [240, 300],
  [400, 225],
] as const

const linear = (byte: number): number => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4)

/** Contrast of the text with the hundredth of the text room that suits it least. */
const contrastBehindText = async (svg: string, width: number, height: number, text: 'light' | 'dark'): Promise<number> => {
  const wide = width > height
  const top = Math.round(height * (wide ? 0.58 : 0.69))
  const room = {
    left: Math.round(width * 0.04),
    top,
    width: Math.round(width * (wide ? 0.36 : 0.7)),
    height: Math.round(height * 0.95) - top,
  }
  const pixels = await sharp(Buffer.from(svg)).extract(room).removeAlpha().raw().toBuffer()
  const contrasts = Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3)
    const light = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    return text === 'light' ? 1.05 / (light + 0.05) : (light + 0.05) / 0.062
  }).toSorted((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length / 100)] ?? 0
}

describe('drawBanner', () => {
  it.each(bannerScenes)('draws %s the same way for the same seed, without gaps in its numbers', (scene) => {
    const options = { scene, palette: palettes[0] ?? [], seed: 4, width: 640, height: 280 }
    const svg = drawBanner(options)
    expect(drawBanner(options)).toBe(svg)
    expect(drawBanner({ ...options, seed: 5 })).not.toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="280"/)
  })

  it.each(bannerScenes)('keeps the lower left of %s calm enough for text in every palette and format', async (scene) => {
    for (const [index, [width, height]] of formats.entries()) {
      const svg = drawBanner({ scene, palette: palettes[index] ?? [], seed: 7, width, height })
      expect(await contrastBehindText(svg, width, height, textTone(scene))).toBeGreaterThanOrEqual(4.5)
    }
  })
})
