import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { afterEach, expect, it } from 'vitest'
import { siteIcons } from './site-icons.ts'

const folders: string[] = []

afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true }))))

async function iconsOf(svg: string) {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-icons-'))
  folders.push(folder)
  const file = join(folder, 'favicon.svg')
  await writeFile(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${svg}</svg>`)
  return siteIcons(pathToFileURL(file), '#fafafa')
}

async function cornerOf(picture: Buffer): Promise<readonly number[]> {
  const { data } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 4)]
}

const size = async (picture: Buffer) => {
  const { format, width, height } = await sharp(picture).metadata()
  return { format, width, height }
}

it('come in the sizes that programs ask for', async () => {
  const { ico, appleTouch, small, large } = await iconsOf('<circle cx="16" cy="16" r="8" fill="#c00"/>')
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  expect(ico.readUInt32LE(14)).toBe(ico.length - 22)
  expect(await size(ico.subarray(22))).toEqual({ format: 'png', width: 32, height: 32 })
  expect(await Promise.all([appleTouch, small, large].map(size))).toEqual(
    [180, 192, 512].map((side) => ({ format: 'png', width: side, height: side })),
  )
})

it('fill their corners with the ground of the drawing, or with the surface where it has none', async () => {
  const tile = await iconsOf('<rect width="32" height="32" rx="6" fill="#0f3d2d"/><circle cx="16" cy="16" r="8" fill="#fff"/>')
  const bare = await iconsOf('<circle cx="16" cy="16" r="8" fill="#c00"/>')
  for (const picture of [tile.appleTouch, tile.small]) expect(await cornerOf(picture)).toEqual([0x0f, 0x3d, 0x2d, 255])
  for (const picture of [bare.appleTouch, bare.small]) expect(await cornerOf(picture)).toEqual([0xfa, 0xfa, 0xfa, 255])
})
