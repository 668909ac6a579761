import { deflateSync } from 'node:zlib'
import { gradient, noise } from './photographs.ts'

/** A chunk of a PNG; its checksum is left out, which nobody asks for in a header that is too large. */
function chunk(type: string, data: Uint8Array, checksum = 0): Buffer {
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length)
  around.write(type, 4, 'latin1')
  const end = Buffer.alloc(4)
  end.writeUInt32BE(checksum)
  return Buffer.concat([around, data, end])
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

function crcOf(data: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of data) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const checked = (type: string, data: Uint8Array): Buffer => chunk(type, data, crcOf(Buffer.concat([Buffer.from(type, 'latin1'), data])))

/** A black PNG of `side` × `side` pixels, a bit each: whole, and thousands of times smaller than what it unfolds to. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 1 })
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, checked('IHDR', header), checked('IDAT', pixels), checked('IEND', Buffer.alloc(0))])
}

const size = { width: 300, height: 200 }

/** A JPEG whose header says that it is of 65 000 × 65 000 pixels. */
export async function hugeJpeg(): Promise<Buffer> {
  const data = Buffer.from(await noise(size).jpeg({ progressive: false }).toBuffer())
  const frame = data.indexOf(Buffer.from([0xff, 0xc0]))
  data.writeUInt16BE(65_000, frame + 5)
  data.writeUInt16BE(65_000, frame + 7)
  return data
}

/** A WebP whose canvas is said to be of 16 000 × 16 000 pixels. */
export async function hugeWebp(): Promise<Buffer> {
  const still = await noise(size).webp().toBuffer()
  const canvas = Buffer.alloc(18)
  canvas.write('VP8X', 0, 'latin1')
  canvas.writeUInt32LE(10, 4)
  canvas.writeUIntLE(15_999, 12, 3)
  canvas.writeUIntLE(15_999, 15, 3)
  const content = Buffer.concat([Buffer.from('WEBP', 'latin1'), canvas, still.subarray(12)])
  const around = Buffer.alloc(8)
  around.write('RIFF', 0, 'latin1')
  around.writeUInt32LE(content.length, 4)
  return Buffer.concat([around, content])
}

/** An AVIF that is said to be of 30 000 × 30 000 pixels. */
export async function hugeAvif(): Promise<Buffer> {
  const data = Buffer.from(await gradient(size).avif({ effort: 0 }).toBuffer())
  const box = data.indexOf(Buffer.from('ispe', 'latin1'))
  data.writeUInt32BE(30_000, box + 8)
  data.writeUInt32BE(30_000, box + 12)
  return data
}

/** A PNG of which a byte in the middle is another. */
export async function garbledPng(): Promise<Buffer> {
  const data = Buffer.from(await noise(size).png().toBuffer())
  const middle = Math.floor(data.length / 2)
  data.writeUInt8(data.readUInt8(middle) ^ 0xff, middle)
  return data
}

export const script = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

/** An XML document that unfolds to gigabytes. */
export const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'.charAt(at)};`.repeat(10)}">`)
  .join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&j;</text></svg>`

export const webPage = '<!doctype html><html><body>Not found</body></html>'
