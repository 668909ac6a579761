import { describe, expect, it } from 'vitest'
import { bannerScenes, drawBanner } from './index.ts'

const palette = ['#6f9db4', '#b9d3da', '#7da4a8', '#3d6f6b', '#1f4d42', '#102b26']

describe('drawBanner', () => {
  it.each(bannerScenes)('draws %s the same way for the same seed, without gaps in its numbers', (scene) => {
    const options = { scene, palette, seed: 4, width: 640, height: 280 }
    const svg = drawBanner(options)
    expect(drawBanner(options)).toBe(svg)
    expect(drawBanner({ ...options, seed: 5 })).not.toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="280"/)
  })
})
