import { randomBytes, randomInt } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'

type Size = { readonly width: number; readonly height: number }

const channels = 3

/** A picture whose pixels are these, over and over. */
const repeated = ({ width, height }: Size, pixels: Uint8Array): Sharp =>
  sharp(Buffer.alloc(width * height * channels, pixels), { raw: { width, height, channels } })

/** Of a length that no width has as its part, so that lines are not alike. */
const grain = randomBytes(1_000_003).map((byte) => 96 + (byte % 64))

/** What a camera's sensor would give of a lens cap: nothing that compresses well, and never the same. */
export const noise = (size: Size): Sharp => repeated(size, grain.subarray(randomInt(500_000)))

/** From one colour on the left to another on the right; `seed` makes each another picture. */
export function gradient(size: Size, seed = 0): Sharp {
  const line = Buffer.alloc(size.width * channels)
  for (let x = 0; x < size.width; x += 1) line.set([(255 * x) / size.width, (seed * 37) % 256, 255 - (255 * x) / size.width], x * channels)
  return repeated(size, line)
}

export const plain = ({ width, height }: Size, background: string): Sharp => sharp({ create: { width, height, channels: 3, background } })

/** Red stands upper left in it, green upper right, blue lower left and white lower right. */
export function corners({ width, height }: Size): Sharp {
  const half = { width: Math.round(width / 2), height: Math.round(height / 2) }
  const part = (background: string, left: number, top: number) => ({
    input: { create: { ...half, channels: 3 as const, background } },
    left,
    top,
  })
  return plain({ width, height }, '#ffffff').composite([
    part('#ff0000', 0, 0),
    part('#00ff00', half.width, 0),
    part('#0000ff', 0, half.height),
  ])
}

/** How the pixels lie in a file of each EXIF orientation, so that the picture is the same when it has been turned. */
const turnedBack: Readonly<Record<number, (upright: Sharp) => Sharp>> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.flop().rotate(270),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.flop().rotate(90),
  8: (upright) => upright.rotate(90),
}

export const orientations = Object.keys(turnedBack).map(Number)

/** `corners` as a camera saves it that was held in one of eight ways, with the place where it was taken. */
export async function cameraJpeg(size: Size, orientation: number): Promise<Buffer> {
  const upright = await corners(size).png().toBuffer()
  const turned = await (turnedBack[orientation]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer()
  return sharp(turned)
    .withExif({ IFD0: { Make: 'Kamera', Artist: 'Kari Nordmann' }, IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** A round thing on nothing. */
export const cutOut = ({ width, height }: Size): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="30%" ry="30%" fill="#224466"/></svg>`,
    ),
  )

/** Two frames, the first of them red. */
export async function animatedWebp(size: Size): Promise<Buffer> {
  const frames = await Promise.all(['#ff0000', '#0000ff'].map((color) => plain(size, color).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
    .webp({ lossless: true })
    .toBuffer()
}

const atPoint = async (data: Uint8Array, x: number, y: number): Promise<readonly number[]> => {
  const { data: pixels, info } = await sharp(data).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const from = (Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1))) * info.channels
  return [...pixels.subarray(from, from + 3)]
}

/** The nearest named colour at a point, of which `x` and `y` are parts of width and height. */
export async function colorAt(data: Uint8Array, x: number, y: number): Promise<string> {
  const point = await atPoint(data, x, y)
  const named = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], white: [255, 255, 255], black: [0, 0, 0], gray: [128, 128, 128] }
  const far = (color: readonly number[]) => Math.hypot(...color.map((value, at) => value - (point[at] ?? 0)))
  const [nearest] = Object.entries(named).toSorted(([, a], [, b]) => far(a) - far(b))
  return nearest?.[0] ?? ''
}

const half = (size: Size): Sharp => sharp({ create: { ...size, channels: 4, background: '#22446680' } })

/** What chains bring, upright, wide and square: with a number, so that no two are the same. */
const kinds: readonly ((at: number) => Promise<Buffer>)[] = [
  (at) =>
    noise({ width: 400, height: 500 + (at % 40) })
      .jpeg({ quality: 85 })
      .toBuffer(),
  (at) =>
    gradient({ width: 600, height: 300 + at }, at)
      .jpeg({ progressive: true })
      .toBuffer(),
  (at) => cameraJpeg({ width: 240 + at, height: 160 }, 1 + (at % orientations.length)),
  (at) =>
    corners({ width: 200 + at, height: 200 })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
  (at) =>
    gradient({ width: 300, height: 200 + at }, at)
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
  (at) => animatedWebp({ width: 100 + at, height: 120 }),
  (at) =>
    cutOut({ width: 300 + at, height: 400 })
      .png()
      .toBuffer(),
  (at) =>
    half({ width: 80 + at, height: 80 })
      .webp({ lossless: true })
      .toBuffer(),
  (at) =>
    gradient({ width: 300 + at, height: 200 }, at)
      .withIccProfile('p3')
      .webp({ effort: 0 })
      .toBuffer(),
  (at) =>
    corners({ width: 90 + at, height: 90 })
      .greyscale()
      .jpeg()
      .toBuffer(),
  (at) => cameraJpeg({ width: 160, height: 240 + at }, 1 + ((at + 5) % orientations.length)),
]

const megapixels39 = { width: 6240, height: 6250 }

/** The smallest, the slowest and the largest. */
const rare: readonly (() => Promise<Buffer>)[] = [
  () => noise(megapixels39).jpeg({ quality: 60 }).toBuffer(),
  () => noise(megapixels39).withMetadata({ orientation: 6 }).jpeg({ quality: 50, progressive: true }).toBuffer(),
  () => gradient(megapixels39, 1).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
  () => gradient(megapixels39, 2).webp({ effort: 0 }).toBuffer(),
  () => cutOut(megapixels39).png({ compressionLevel: 1 }).toBuffer(),
  () => plain({ width: 1, height: 1 }, '#135e42').png().toBuffer(),
  () => gradient({ width: 400, height: 500 }, 9).avif({ effort: 0 }).toBuffer(),
]

function photograph(at: number): Promise<Buffer> {
  const make = rare[at] ?? kinds[at % kinds.length]
  if (!make) throw new Error('There are kinds of photographs')
  return make(at)
}

const madeAtOnce = 8

/** As many photographs as a chain may have, no two alike, the largest of them first and side by side. */
export async function photographSet(count: number): Promise<readonly Buffer[]> {
  const made: Buffer[] = []
  while (made.length < count) {
    const next = Array.from({ length: Math.min(madeAtOnce, count - made.length) }, (_, at) => made.length + at)
    made.push(...(await Promise.all(next.map(photograph))))
  }
  return made
}
