import { readFile, realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, sep } from 'node:path'
import { mostBytes } from './kept-form.ts'
import { RefusedPicture } from './refused.ts'

export const tooLarge = `must be of at most ${mostBytes / 1_000_000} MB: save it smaller`

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

const outside = 'must lie in the folder of the data file or below: put it there, and name it from there'

/** Letters such as å are written in two ways, and a name that looks the same may be in either. */
const spellings = (src: string): readonly string[] => [...new Set([src, src.normalize('NFC'), src.normalize('NFD')])]

async function found(folder: string, src: string): Promise<string> {
  for (const spelling of spellings(src)) {
    const path = await realpath(join(folder, spelling)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw new RefusedPicture(`must be a file that can be read (${error.code}): correct the path, or let this user read it`)
    })
    if (path !== null) return path
  }
  if (src.includes('\\')) throw new RefusedPicture('must be a path with / between its folders: correct it')
  throw new RefusedPicture('must be a file, and there is none of that name: correct the path, or put the picture there')
}

/** The picture that a path names from the folder of a data file. Throws RefusedPicture. */
export async function readPictureFile(folder: string, src: string): Promise<Uint8Array> {
  if (isAbsolute(src) || !isWithin(folder, join(folder, src))) throw new RefusedPicture(outside)
  const path = await found(folder, src)
  if (!isWithin(await realpath(folder), path)) throw new RefusedPicture(outside)
  const unreadable = (error: NodeJS.ErrnoException): never => {
    throw new RefusedPicture(`must be a file that can be read (${error.code}): let this user read it`)
  }
  const about = await stat(path).catch(unreadable)
  // Looked at before it is opened: a pipe would wait for whoever writes to it.
  if (!about.isFile()) throw new RefusedPicture('must be a file, and is a folder or the like: name the picture itself')
  if (about.size > mostBytes) throw new RefusedPicture(tooLarge)
  return readFile(path).catch(unreadable)
}
