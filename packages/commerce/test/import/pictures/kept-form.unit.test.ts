import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { animatedWebp, cameraJpeg, colorAt, corners, cutOut, gradient, noise, orientations, plain } from '../../kit/photographs.ts'
import { keptForm } from '../../../src/import/pictures/kept-form.ts'

const size = { width: 60, height: 40 }
const ground = '#00ff00'

const kept = async (given: Uint8Array) => {
  const { name, data } = await keptForm(given, ground)
  const { exif, icc, xmp, iptc, orientation, hasAlpha, space, depth, width, height, pages = 1 } = await sharp(data).metadata()
  return { name, data, width, height, about: { exif, icc, xmp, iptc, orientation, hasAlpha, space, depth, pages } }
}

/** Nothing but pixels. */
const bare = {
  exif: undefined,
  icc: undefined,
  xmp: undefined,
  iptc: undefined,
  orientation: undefined,
  hasAlpha: false,
  space: 'srgb',
  depth: 'uchar',
  pages: 1,
}

describe('the form in which a picture is kept', () => {
  it.each(orientations)('is upright, and says nothing of where and by whom it was taken, in EXIF orientation %i', async (orientation) => {
    const { data, about, width, height } = await kept(await cameraJpeg(size, orientation))
    expect({ about, width, height }).toEqual({ about: bare, ...size })
    const points = [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.1, 0.9],
      [0.9, 0.9],
    ] as const
    expect(await Promise.all(points.map(([x, y]) => colorAt(data, x, y)))).toEqual(['red', 'green', 'blue', 'white'])
    expect(Buffer.from(data).includes('Nordmann')).toBe(false)
  })

  it.each([
    ['CMYK', () => corners(size).toColourspace('cmyk').jpeg().toBuffer()],
    ['Display P3', () => corners(size).withIccProfile('p3').jpeg().toBuffer()],
    ['16 bits a channel', () => corners(size).toColourspace('rgb16').png().toBuffer()],
  ])('is sRGB of 8 bits: %s', async (_, make) => {
    const { data, about } = await kept(await make())
    expect(about).toEqual(bare)
    expect([await colorAt(data, 0.1, 0.1), await colorAt(data, 0.9, 0.9)]).toEqual(['red', 'white'])
  })

  it('shows of wide colours what sRGB has of them, and does not read them as if they were sRGB', async () => {
    const wide = await sharp({ create: { ...size, channels: 3, background: '#c80000' } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    const pixels = await sharp(wide, { ignoreIcc: true }).raw().toBuffer()
    expect(pixels[0]).not.toBe(200)
    const { data } = await kept(wide)
    expect(Math.abs(((await sharp(data).raw().toBuffer())[0] ?? 0) - 200)).toBeLessThan(6)
  })

  it.each(['png', 'webp', 'avif'] as const)('has the ground in place of transparency: %s', async (format) => {
    const { data, about } = await kept(await cutOut(size).toFormat(format).toBuffer())
    expect(about).toEqual(bare)
    expect([await colorAt(data, 0.02, 0.02), await colorAt(data, 0.5, 0.5)]).not.toContain('white')
    expect(await colorAt(data, 0.02, 0.02)).toBe('green')
  })

  it('is the first picture of one that moves', async () => {
    const { data, about, width, height } = await kept(await animatedWebp(size))
    expect({ about, width, height }).toEqual({ about: bare, ...size })
    expect(await colorAt(data, 0.5, 0.5)).toBe('red')
  })

  it.each([
    ['jpg', () => noise(size).jpeg().toBuffer()],
    ['jpg', () => noise(size).jpeg({ progressive: true, quality: 100 }).toBuffer()],
    ['jpg', () => noise(size).jpeg({ mozjpeg: true }).toBuffer()],
    ['png', () => gradient(size).png({ palette: true, progressive: true }).toBuffer()],
    ['webp', () => gradient({ width: 61, height: 41 }).webp({ lossless: true }).toBuffer()],
    ['png', () => gradient(size).png().toBuffer()],
    ['webp', () => gradient(size).webp().toBuffer()],
    ['avif', () => gradient(size).avif().toBuffer()],
    ['png', () => plain({ width: 1, height: 1 }, '#123456').png().toBuffer()],
    ['jpg', () => noise(size).greyscale().jpeg().toBuffer()],
  ])('is the very picture where that has nothing to lose: %s', async (ending, make) => {
    const given = await make()
    const { name, data } = await kept(given)
    expect(name).toMatch(new RegExp(String.raw`^[0-9a-f]{64}\.${ending}$`))
    expect(Buffer.from(data).equals(given)).toBe(true)
  })

  const words = Buffer.from('Kari Nordmann')
  const chunkOf = (name: string) => Buffer.concat([Buffer.from([0, 0, 0, words.length]), Buffer.from(name), words, Buffer.alloc(4)])
  const put = (data: Buffer, at: number, more: Uint8Array) => Buffer.concat([data.subarray(0, at), more, data.subarray(at)])
  const jpegPart = (marker: number) => Buffer.concat([Buffer.from([0xff, marker, 0, words.length + 2]), words])

  it.each([
    ['a comment in a JPEG', async () => put(await gradient(size).jpeg().toBuffer(), 2, jpegPart(0xfe))],
    ['what a program notes in a JPEG', async () => put(await gradient(size).jpeg().toBuffer(), 2, jpegPart(0xe4))],
    ['a part of its own in a PNG', async () => put(await gradient(size).png().toBuffer(), 33, chunkOf('prVt'))],
    ['what stands behind a JPEG', async () => Buffer.concat([await gradient(size).jpeg().toBuffer(), words])],
    ['what stands behind a PNG', async () => Buffer.concat([await gradient(size).png().toBuffer(), words])],
    ['what stands behind a WebP', async () => Buffer.concat([await gradient(size).webp().toBuffer(), words])],
    ['what stands behind an AVIF', async () => Buffer.concat([await gradient(size).avif().toBuffer(), words])],
  ])('is without %s', async (_, make) => {
    const given = await make()
    expect(given.includes(words)).toBe(true)
    expect(Buffer.from((await kept(given)).data).includes(words)).toBe(false)
  })

  it('has a name that is made of what it holds, and stays as it is when it is brought again', async () => {
    const camera = await cameraJpeg(size, 6)
    const once = await kept(camera)
    expect((await kept(camera)).name).toBe(once.name)
    const again = await kept(once.data)
    expect([again.name, Buffer.from(again.data).equals(once.data)]).toEqual([once.name, true])
  })

  it.each([
    [
      { width: 3000, height: 1500 },
      { width: 2560, height: 1280 },
    ],
    [
      { width: 100, height: 10_240 },
      { width: 50, height: 5120 },
    ],
  ])('is no larger than anything shows of it: %o', async (large, small) => {
    const { width, height } = await kept(await plain(large, '#888888').png().toBuffer())
    expect({ width, height }).toEqual(small)
  })
})
