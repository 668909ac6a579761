import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { root as workspace } from '../where.ts'
import { examine } from './doctor.ts'

export const now = new Date('2026-11-27T12:00:00Z')

/** Two brands in a temporary folder, of which `so` may be changed; a test file has one. */
export const planted = { root: '' }

beforeAll(async () => {
  planted.root = await mkdtemp(join(tmpdir(), 'vidda-planted-'))
  const filter = (path: string) => !path.includes('node_modules')
  for (const folder of ['brands/so', 'brands/vidje', 'themes/so', 'themes/vidje'])
    await cp(join(workspace, folder), join(planted.root, folder), { recursive: true, filter })
})
afterAll(() => rm(planted.root, { recursive: true, force: true }))

/** What stands in a file, and the mistake in its place. */
export type Row = readonly [path: string, from: string | RegExp, to: string]

export const pageFile = (slug: string) => `brands/so/pages/${slug}.md`

/** Where the first line stands that differs. */
const firstChange = (before: string, after: string): number => {
  const [old, changed] = [before.split('\n'), after.split('\n')]
  return changed.findIndex((line, at) => line !== old[at]) + 1
}

export async function foundWith(path: string, change: (before: Buffer) => Buffer | string | Promise<Buffer>) {
  const file = join(planted.root, path)
  const before = await readFile(file)
  const after = Buffer.from(await change(before))
  expect(after.equals(before)).toBe(false)
  await writeFile(file, after)
  try {
    return { line: firstChange(before.toString(), after.toString()), findings: await examine(planted.root, { wanted: 'so', now }) }
  } finally {
    await writeFile(file, before)
  }
}

/** What is told at the line of a mistake. */
export async function toldNear([path, from, to]: Row, near = 0) {
  const { line, findings } = await foundWith(path, (before) => before.toString().replace(from, () => to))
  const there = findings.filter(({ file, place }) => file === path && place !== null && Math.abs(place.line - line) <= near)
  return { line, there, findings }
}

/** A problem and a fix. */
export const remedy = /[.:?] ?.*[\p{L}"]+.*[.?]$|Did you mean/u

export const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
