import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** The hash of each file of a folder and below, by its path in it. */
export async function folderContents(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)))
  const contents = new Map<string, string>()
  for (const path of paths.toSorted())
    contents.set(
      path,
      createHash('sha256')
        .update(await readFile(join(folder, path)))
        .digest('hex'),
    )
  return contents
}
