import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BadName } from './names.ts'

/** What a command makes, by paths from the root. */
export type Scaffold = {
  readonly folder: string
  readonly files: Readonly<Record<string, string>>
  readonly changes: Readonly<Record<string, (text: string) => string>>
  /** What to do with it, a sentence each. */
  readonly next: readonly string[]
}

export const alreadyThere = (path: string): BadName =>
  new BadName(`${path} is there already: choose another name, or change what is there.`)

/** Writes the files and answers their paths; nothing is written when one of them is there already. */
export async function write(root: string, { folder, files, changes }: Scaffold): Promise<readonly string[]> {
  const taken = [folder, ...Object.keys(files)].find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw alreadyThere(taken)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  for (const [path, change] of Object.entries(changes)) {
    await writeFile(join(root, path), change(await readFile(join(root, path), 'utf8')))
  }
  return [...Object.keys(files), ...Object.keys(changes)]
}
