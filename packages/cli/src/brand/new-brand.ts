import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BrandError, listBrands, readBrand } from '@vidda/brand'
import { StopError } from '../stop-error.ts'
import type { Answers } from './answers.ts'
import { blanksIn, type Blank } from './blanks.ts'
import { brandFiles } from './brand-files.ts'

const foldersOf = (id: string) => [`apps/${id}`, `brands/${id}`, `themes/${id}`]

/** The least number from `least` that no brand of the workspace sells for. */
export async function freeChain(root: string, least: number): Promise<number> {
  const brands = await listBrands(pathToFileURL(root))
  const taken = await Promise.all(
    brands.map(async ({ dir }) => {
      const text = await readFile(new URL('brand.json', dir), 'utf8').catch(() => '{}')
      // Without a readable chainId a brand has the default chain, 1. What is wrong with its file is reported by build and doctor.
      return Number(/"chainId"\s*:\s*(\d+)/u.exec(text)?.[1] ?? 1)
    }),
  )
  let free = least
  while (taken.includes(free)) free++
  return free
}

/**
 * Writes a brand into the workspace, reads it as a build would, and answers what is left to be filled in. Nothing that is there is written over, and
 * nothing stays of a brand that has a fault: a StopError tells all of its faults.
 */
export async function writeBrand(
  answers: Answers,
  root: string,
): Promise<{ readonly paths: readonly string[]; readonly blanks: readonly Blank[] }> {
  const there = foldersOf(answers.id).filter((folder) => existsSync(join(root, folder)))
  if (there.length > 0) throw new StopError(`${there.join(', ')} is there already. Take another name, or remove it first.`, 2)
  const files = await brandFiles(answers, pathToFileURL(join(root, '/')))
  try {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), content, { flag: 'wx' })
    }
    await readBrand(join(root, 'brands', answers.id))
  } catch (error) {
    for (const folder of foldersOf(answers.id)) await rm(join(root, folder), { recursive: true, force: true })
    if (error instanceof BrandError) throw new StopError(`Nothing was written. ${error.message}`, 2)
    throw error
  }
  const blanks = Object.entries(files).flatMap(([path, content]) => (typeof content === 'string' ? blanksIn(path, content) : []))
  return { paths: Object.keys(files), blanks }
}
