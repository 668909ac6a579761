import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Brand } from '@vidda/brand'
import { tellFindings } from '../doctor/tell-findings.ts'
import { readFlags } from '../options.ts'
import { createProgress, type Progress } from '../progress.ts'
import { spawnChild } from '../start/child.ts'
import { interruption } from '../start/interruption.ts'
import { StopError } from '../stop-error.ts'
import { thenInstall } from '../where.ts'
import { appFolder, brandsOf, type LeftOut, prepareStateFolder, viteProgram } from '../workspace.ts'
import { buildFingerprint } from './fingerprint.ts'

export async function build(args: readonly string[]): Promise<void> {
  const flags = readFlags('build', args, { brand: { type: 'string' }, force: { type: 'boolean' } })
  await prepareStateFolder()
  const stop = interruption()
  await buildApps(await brandsOf(flags['brand'] as string | undefined), createProgress(), { stop, force: flags['force'] === true })
}

type BuildOptions = { readonly stop: AbortSignal; readonly force?: boolean }

/** Builds the apps whose sources have changed since they were last built; stopped, it leaves no build running. */
export async function buildApps(brands: readonly Brand[], progress: Progress, options: BuildOptions): Promise<void> {
  const refused = await tellFindings(brands, progress)
  for (const brand of brands) await buildApp(brand, progress, { ...options, refused })
}

/** The same, but one that cannot be built stops no other; throws when none can. */
export async function buildWhatCan(brands: readonly Brand[], progress: Progress, options: BuildOptions): Promise<readonly LeftOut[]> {
  const failed: LeftOut[] = []
  const refused = await tellFindings(brands, progress)
  for (const brand of brands) {
    try {
      await buildApp(brand, progress, { ...options, refused })
    } catch (error) {
      if (!(error instanceof StopError) || options.stop.aborted || brands.length === failed.length + 1) throw error
      failed.push({ id: brand.config.id, problem: error.message })
    }
  }
  return failed
}

/** `refused` tells why a brand must not be built. */
type AppOptions = BuildOptions & { readonly refused: ReadonlyMap<string, string> }

async function buildApp({ config }: Brand, progress: Progress, { stop, force = false, refused }: AppOptions): Promise<void> {
  stop.throwIfAborted()
  const problem = refused.get(config.id)
  if (problem !== undefined) throw new StopError(problem)
  const app = appFolder(config.id)
  if (!(await exists(app)))
    throw new StopError(
      `The brand ${config.id} has no app: apps/${config.id} is missing. Copy that of another brand, name this one in its files${thenInstall}.`,
    )
  // With the build that it describes: whoever starts with another state folder finds the build all the same.
  const stamp = join(app, 'dist/fingerprint')
  const fingerprint = await buildFingerprint(config.id, config.theme)
  const known = await readFile(stamp, 'utf8').catch(() => '')
  if (!force && known === fingerprint && (await isWhole(app))) return
  await written(stamp, () => rm(stamp, { force: true }))
  await progress.step(`Building ${config.name}`, () => viteBuild(config.id, stop))
  await written(stamp, async () => {
    await mkdir(dirname(stamp), { recursive: true })
    await writeFile(stamp, fingerprint)
  })
}

/** Half of a build may have been removed, and its stamp left. */
async function isWhole(app: string): Promise<boolean> {
  const parts = await Promise.all(['dist/server/index.js', 'dist/client/assets'].map((part) => exists(join(app, part))))
  return parts.every(Boolean)
}

/** The folder may be another user's, who has built before. */
async function written(file: string, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StopError(`Cannot write to ${dirname(file)} (${code ?? String(error)}). Give this user write permission there, or remove it.`)
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** In a process of its own: a build in production mode, whose memory goes away with it. */
function viteBuild(brandId: string, stop: AbortSignal): Promise<void> {
  const folder = appFolder(brandId)
  return new Promise((resolve, reject) => {
    const child = spawnChild([viteProgram(folder), 'build'], { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } }, stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(stop.aborted ? (stop.reason as Error) : new StopError(`Building ${brandId} failed:\n${output.trimEnd()}`))
    })
  })
}
