import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { appFolder as builtStudio, studioFolder } from '@vidda/studio'
import { fingerprintOf } from '../../build/fingerprint.ts'
import { spawnChild } from '../../start/child.ts'
import { StopError } from '../../stop-error.ts'
import { viteProgram } from '../../workspace.ts'

const sources = ['studio', 'host', 'ui', 'tokens', 'texts', 'domain', 'brand'].map((name) => `packages/${name}`)

/** Builds the studio's own page where its sources have changed. */
export async function buildStudio(stop: AbortSignal): Promise<void> {
  const stamp = join(studioFolder, 'dist/fingerprint')
  const fingerprint = await fingerprintOf(sources)
  const known = await readFile(stamp, 'utf8').catch(() => '')
  // The page may have been removed, and its stamp left.
  if (known === fingerprint && existsSync(join(builtStudio, 'assets/studio.js'))) return
  await viteBuild(stop)
  await writeFile(stamp, fingerprint)
}

function viteBuild(stop: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' }
    const child = spawnChild([viteProgram(studioFolder), 'build'], { cwd: studioFolder, env }, stop)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(stop.aborted ? (stop.reason as Error) : new StopError(`Building Brand Studio failed:\n${output.trimEnd()}`))
    })
  })
}
