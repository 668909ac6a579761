import { chmodSync, mkdirSync, readdirSync } from 'node:fs'
import { chmod, lstat } from 'node:fs/promises'
import { join } from 'node:path'

const others = 0o077
/** Of a folder that everybody may write to, such as `/tmp`: it belongs to no program. */
const sticky = 0o1000

const modes = { folder: 0o700, file: 0o600 } as const

/** Takes from others what they may do with a file or a folder of this user; leaves alone what is another's, or everybody's. */
export async function makePrivate(path: string): Promise<void> {
  const { mode, uid } = await lstat(path)
  if ((mode & others) === 0 || (mode & sticky) !== 0 || uid !== process.getuid?.()) return
  await chmod(path, mode & ~others & 0o777)
}

/** Another user's volume keeps the rights that it was given, and a file of the engine may be gone by now. */
const passedOver = ['EPERM', 'EACCES', 'ENOENT', 'EROFS', 'ENOTSUP']

function orPassOver<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch (error) {
    if (!passedOver.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return otherwise
  }
}

const tighten = (path: string, mode: number): void => orPassOver(() => chmodSync(path, mode), undefined)

/** Makes a folder that its user alone may enter, also of one that others could, with all that lies in it. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: modes.folder })
  tighten(path, modes.folder)
  tightenContents(path)
}

/** Lets nobody else read or write what lies in a folder. */
export function tightenContents(path: string): void {
  for (const entry of orPassOver(() => readdirSync(path, { recursive: true, withFileTypes: true }), [])) {
    if (!entry.isSymbolicLink()) tighten(join(entry.parentPath, entry.name), entry.isDirectory() ? modes.folder : modes.file)
  }
}
