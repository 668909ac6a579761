import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BrandError, listBrands, readBrand, type Brand } from '@vidda/brand'
import { makePrivate } from '@vidda/commerce/private-files'
import { secretFault } from '@vidda/commerce/tenant-header'
import { noSuchBrand, StopError } from './stop-error.ts'
import { root, typed } from './where.ts'

/** Where everything lies that is made here: builds' stamps, data, pictures, mails. Git-ignored. */
export const stateFolder = process.env['VIDDA_STATE'] ?? join(root, '.vidda')

export const appFolder = (brandId: string): string => join(root, 'apps', brandId)

/** The Vite that an app names, by the app's folder. */
export const viteProgram = (folder: string): string =>
  join(dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json')), 'bin/vite.js')

/** A brand that cannot be used, and why in words. */
export type LeftOut = { readonly id: string; readonly problem: string }

async function readBrands(name: string | undefined): Promise<{ readonly brands: readonly Brand[]; readonly leftOut: readonly LeftOut[] }> {
  const known = await listBrands(pathToFileURL(root))
  const wanted = name === undefined ? known : known.filter(({ id }) => id === name)
  if (wanted.length === 0)
    throw noSuchBrand(
      name,
      known.map(({ id }) => id),
    )
  const read = await Promise.allSettled(wanted.map(({ dir }) => readBrand(dir)))
  return {
    brands: read.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    leftOut: read.flatMap((result, index) =>
      result.status === 'rejected' ? [{ id: wanted[index]?.id ?? '', problem: messageOf(result.reason) }] : [],
    ),
  }
}

const stopFor = (leftOut: readonly LeftOut[]) => new StopError(leftOut.map(({ problem }) => problem).join('\n'))

/** The brands asked for, read and checked; everything wrong with any of them is told at once. */
export async function brandsOf(name: string | undefined): Promise<readonly Brand[]> {
  const { brands, leftOut } = await readBrands(name)
  if (leftOut.length > 0) throw stopFor(leftOut)
  return brands
}

/** Those of the brands asked for that can be used, and the others; throws when none can. */
export async function usableBrands(name: string | undefined): ReturnType<typeof readBrands> {
  const read = await readBrands(name)
  if (read.brands.length === 0) throw stopFor(read.leftOut)
  return read
}

export const toldOf = ({ id, problem }: LeftOut): string => `\n${problem}\nThe brand ${id} is left out; the others start.\n`

/** One line for the end of a start; null when no brand was left out. */
export const reminderOf = (leftOut: readonly LeftOut[]): string | null =>
  leftOut.length > 0 ? `  Left out: ${leftOut.map(({ id }) => id).join(', ')}. What is wrong is told above, and by: ${typed} doctor` : null

function messageOf(reason: unknown): string {
  if (reason instanceof BrandError) return reason.message
  throw reason
}

/** Does something with what lies in the state folder, which may be another user's; one clear line where it may not. */
export async function inState<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    if (code === 'ENOSPC') throw new StopError(`No space is left for ${place}: make room there, or point VIDDA_STATE to another folder.`)
    throw new StopError(`Cannot write to ${place} (${code}): make it writable for this user, or point VIDDA_STATE to another folder.`)
  }
}

/** One that was here before: where these commands have left a secret or data, it is theirs, and nobody else's to read. */
async function makeOwnPrivate(folder: string): Promise<void> {
  const isOurs = ['secret', 'pglite', 'outbox'].some((name) => existsSync(join(folder, name)))
  if (isOurs) await makePrivate(folder)
}

/** The state folder, made when missing. */
export const prepareStateFolder = (): Promise<void> =>
  inState(stateFolder, async () => {
    if ((await mkdir(stateFolder, { recursive: true, mode: 0o700 })) === undefined) await makeOwnPrivate(stateFolder)
    // Under a name of its own: what another user has left cannot be written, and says nothing of the folder.
    await rm(await mkdtemp(join(stateFolder, '.writable-')), { recursive: true })
  })

/** The secret that the servers of this workspace share; made on the first start and readable by its owner alone. */
export async function workspaceSecret(): Promise<string> {
  const file = join(stateFolder, 'secret')
  return inState(file, async () => {
    const known = existsSync(file) ? (await readFile(file, 'utf8')).trim() : ''
    if (known) {
      const fault = secretFault(known)
      if (fault) throw new StopError(`The secret in ${file} ${fault}. Remove that file: the next start makes a good one.`)
      await makePrivate(file)
      return known
    }
    const secret = randomBytes(32).toString('hex')
    await writeFile(file, secret, { mode: 0o600 })
    await makePrivate(file)
    return secret
  })
}
