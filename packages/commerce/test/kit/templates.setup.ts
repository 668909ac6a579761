import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { onServer } from './on-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what the files of a run make once for all of them. */
    readonly templates: string
  }
}

/** The ending of files that name a database of the PostgreSQL server. */
export const databaseName = '.database'

/** Called by Vitest before the first file. @public */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-templates-'))
  project.provide('templates', folder)
  return async () => {
    for (const file of (await readdir(folder)).filter((name) => name.endsWith(databaseName)))
      await onServer(`drop database ${await readFile(join(folder, file), 'utf8')} with (force)`)
    await rm(folder, { recursive: true, force: true })
  }
}
