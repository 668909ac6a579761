import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Shot } from './run.ts'

/** Pictures are for eyes and stay on this machine: what is compared are the hashes. */
export const folder = join(root, '.vidda', 'visual')

export const kinds = ['reference', 'actual', 'difference'] as const
export type Kind = (typeof kinds)[number]

export const pictureFile = (kind: Kind, { component, width }: Pick<Shot, 'component' | 'width'>): string =>
  join(folder, kind, `${component}-${width}.png`)

export const prepareFolders = (): void => {
  for (const kind of ['actual', 'difference'] as const) rmSync(join(folder, kind), { recursive: true, force: true })
  for (const kind of kinds) mkdirSync(join(folder, kind), { recursive: true })
}

export const saveReference = (shot: Shot): Promise<void> => writeFile(pictureFile('reference', shot), shot.picture)

type Size = { readonly width: number; readonly height: number }

/** Its pixels, with nothing beside and below it up to `to`. */
const pixelsOf = (picture: Buffer | string, own: Size, to: Size): Promise<Buffer> =>
  sharp(picture)
    .ensureAlpha()
    .extend({ right: to.width - own.width, bottom: to.height - own.height, background: '#00000000' })
    .raw()
    .toBuffer()

/** The new picture, and beside it where it differs from the reference, when this machine has one. */
export const saveDifference = async (shot: Shot): Promise<void> => {
  await writeFile(pictureFile('actual', shot), shot.picture)
  const reference = pictureFile('reference', shot)
  if (!existsSync(reference)) return
  const [old, now] = await Promise.all([sharp(reference).metadata(), sharp(shot.picture).metadata()])
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)]
  const [before, after] = await Promise.all([pixelsOf(reference, old, { width, height }), pixelsOf(shot.picture, now, { width, height })])
  const difference = Buffer.alloc(width * height * 4)
  pixelmatch(before, after, difference, width, height, { threshold: 0.05, includeAA: true })
  await sharp(difference, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(pictureFile('difference', shot))
}
