import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@vidda/tooling-shared/root'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import type { Difference, Hashes } from './compare.ts'
import { widths, type Width } from './matrix-page.ts'
import { hashesOf, type Shot } from './run.ts'

/** Output folder; `.vidda` is not committed, so pictures stay on this machine. */
export const folder = join(root, '.vidda', 'visual')

export const kinds = ['before', 'after', 'difference'] as const
export type Kind = (typeof kinds)[number]

type Subject = { readonly component: string; readonly width: Width }

const nameOf = ({ component, width }: Subject): string => `${component}-${width}.png`

export const pictureFile = (kind: Kind, subject: Subject): string => join(folder, kind, nameOf(subject))

type Size = { readonly width: number; readonly height: number }

/** Raw RGBA pixels of a picture, padded with transparent pixels on the right and at the bottom to the size `to`. */
const pixelsOf = (picture: Buffer, own: Size, to: Size): Promise<Buffer> =>
  sharp(picture)
    .ensureAlpha()
    .extend({ right: to.width - own.width, bottom: to.height - own.height, background: '#00000000' })
    .raw()
    .toBuffer()

/** Writes a picture that marks the pixels in which two pictures differ. */
const saveDifference = async (before: Shot, after: Shot): Promise<void> => {
  const [old, now] = await Promise.all([sharp(before.picture).metadata(), sharp(after.picture).metadata()])
  const to = { width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) }
  const [first, second] = await Promise.all([pixelsOf(before.picture, old, to), pixelsOf(after.picture, now, to)])
  const difference = Buffer.alloc(to.width * to.height * 4)
  pixelmatch(first, second, difference, to.width, to.height, { threshold: 0.05, includeAA: true })
  await sharp(difference, { raw: { ...to, channels: 4 } })
    .png()
    .toFile(pictureFile('difference', after))
}

/** Writes the pictures before, after and of the difference, for the components and widths that differ. Deletes those of the last run. */
export const savePictures = async (differences: readonly Difference[], before: readonly Shot[], after: readonly Shot[]): Promise<void> => {
  for (const kind of kinds) {
    rmSync(join(folder, kind), { recursive: true, force: true })
    mkdirSync(join(folder, kind), { recursive: true })
  }
  const subjects = new Map(differences.map((difference) => [nameOf(difference), difference]))
  for (const name of subjects.keys()) {
    const [old, now] = [before, after].map((shots) => shots.find((shot) => nameOf(shot) === name))
    if (old) await writeFile(pictureFile('before', old), old.picture)
    if (now) await writeFile(pictureFile('after', now), now.picture)
    if (old && now) await saveDifference(old, now)
  }
}

/** Index of the cached pictures of the base. `drawnBy` is the browser and platform that drew them. */
type Kept = { readonly drawnBy: string; readonly components: readonly string[]; readonly cells: Hashes }

const keptFile = (place: string): string => join(place, 'cells.json')

/** The cached pictures of the components; null when some are missing or another browser took them, because it may draw other pixels. */
export const readKept = async (place: string, drawnBy: string, components: readonly string[]): Promise<readonly Shot[] | null> => {
  if (!existsSync(keptFile(place))) return null
  const kept = JSON.parse(await readFile(keptFile(place), 'utf8')) as Kept
  if (kept.drawnBy !== drawnBy || components.some((component) => !kept.components.includes(component))) return null
  const subjects = components.flatMap((component) => widths.map((width) => ({ component, width })))
  const shown = subjects.flatMap((subject) => {
    const cells = kept.cells[subject.component]?.[`${subject.width}`]
    return cells === undefined ? [] : [{ ...subject, cells }]
  })
  return Promise.all(shown.map(async (shot) => ({ ...shot, picture: await readFile(join(place, nameOf(shot))) })))
}

/** Adds the pictures of the components to the cache. A cache of another browser is replaced. */
export const keep = async (place: string, drawnBy: string, components: readonly string[], shots: readonly Shot[]): Promise<void> => {
  mkdirSync(place, { recursive: true })
  const earlier = existsSync(keptFile(place)) ? (JSON.parse(await readFile(keptFile(place), 'utf8')) as Kept) : null
  const before = earlier?.drawnBy === drawnBy ? earlier : { components: [], cells: {} }
  for (const shot of shots) await writeFile(join(place, nameOf(shot)), shot.picture)
  const all = [...new Set([...before.components, ...components])]
  const kept: Kept = { drawnBy, components: all, cells: { ...before.cells, ...hashesOf(shots) } }
  await writeFile(keptFile(place), JSON.stringify(kept))
}
