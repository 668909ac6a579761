import sharp, { type Sharp } from 'sharp'

type Size = { readonly width: number; readonly height: number }

/** What a camera's sensor would give of a lens cap: nothing that compresses well. */
export const noise = ({ width, height }: Size): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })

/** From one colour on the left to another on the right; `seed` makes each another picture. */
export function gradient({ width, height }: Size, seed = 0): Sharp {
  const line = Buffer.alloc(width * 3)
  for (let x = 0; x < width; x += 1) line.set([(255 * x) / width, (seed * 37) % 256, 255 - (255 * x) / width], x * 3)
  return sharp(Buffer.concat(Array.from({ length: height }, () => line)), { raw: { width, height, channels: 3 } })
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
