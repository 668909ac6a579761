import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PictureStore } from './originals.ts'

const groupLength = 2

/** A folder that keeps pictures, in a folder for each beginning of their names. */
export function folderOf(folder: string): PictureStore {
  const pathOf = (name: string) => join(folder, name.slice(0, groupLength), name)
  return {
    has: (name) =>
      stat(pathOf(name)).then(
        () => true,
        () => false,
      ),
    async keep(name, data) {
      const path = pathOf(name)
      await mkdir(dirname(path), { recursive: true })
      // Renamed into place, so that half a picture is never there under its name.
      const temporary = `${path}.${randomUUID()}`
      await writeFile(temporary, data)
      await rename(temporary, path)
    },
    open: (name) => readFile(pathOf(name)),
  }
}
