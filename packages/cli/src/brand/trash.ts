import { lstat, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'

/** What decides which trash is used. */
export type TrashPlace = {
  readonly platform: NodeJS.Platform
  readonly home: string
  /** `XDG_DATA_HOME`; ignored unless it is an absolute path. */
  readonly dataHome: string | undefined
  readonly userId: number
  readonly now: Date
}

export const ownTrashPlace = (): TrashPlace => ({
  platform: process.platform,
  home: homedir(),
  dataHome: process.env['XDG_DATA_HOME'],
  userId: process.getuid?.() ?? 0,
  now: new Date(),
})

type Trash = {
  readonly files: string
  /** Folder of the `.trashinfo` files, which record original paths; null on macOS, which has none. */
  readonly info: string | null
  /** Paths in `.trashinfo` files are relative to this folder; absolute if null. */
  readonly top: string | null
}

/** A folder that was moved, and where it is now. */
export type Trashed = { readonly from: string; readonly to: string; readonly info: string | null }

/** There is no usable trash; the message says why. */
export class NoTrash extends Error {
  override readonly name = 'NoTrash'
}

const deviceOf = async (path: string): Promise<number | undefined> => (await stat(path).catch(() => undefined))?.dev

/** The device of a path, or of its nearest existing parent. */
async function futureDeviceOf(path: string): Promise<number | undefined> {
  const device = await deviceOf(path)
  return device !== undefined || dirname(path) === path ? device : futureDeviceOf(dirname(path))
}

/** The mount point of the file system that a path is on. */
async function topOf(path: string, device: number | undefined): Promise<string> {
  const parent = dirname(path)
  return parent === path || (await deviceOf(parent)) !== device ? path : topOf(parent, device)
}

const stickyBit = 0o1000

/** The trash of a file system other than the home folder's: the shared `.Trash` if an administrator has created one, otherwise `.Trash-<uid>`. */
async function trashAt(top: string, userId: number): Promise<Trash | null> {
  const shared = await lstat(join(top, '.Trash')).catch(() => undefined)
  const isShared = shared?.isDirectory() === true && (shared.mode & stickyBit) !== 0
  const folder = isShared ? join(top, '.Trash', String(userId)) : join(top, `.Trash-${userId}`)
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined)
  const made = await lstat(folder).catch(() => undefined)
  // A symbolic link could point anywhere.
  return made?.isDirectory() === true ? { files: join(folder, 'files'), info: join(folder, 'info'), top } : null
}

async function findTrash(path: string, { platform, home, dataHome, userId }: TrashPlace): Promise<Trash> {
  if (platform === 'win32') throw new NoTrash('the Recycle Bin of Windows takes nothing from this command')
  const device = await deviceOf(path)
  if (platform === 'darwin') {
    const files = join(home, '.Trash')
    if ((await deviceOf(files)) !== device) throw new NoTrash(`${path} lies on another volume than ${files}`)
    return { files, info: null, top: null }
  }
  const data = dataHome !== undefined && isAbsolute(dataHome) ? dataHome : join(home, '.local/share')
  const own = join(data, 'Trash')
  if ((await futureDeviceOf(own)) === device) return { files: join(own, 'files'), info: join(own, 'info'), top: null }
  const top = await topOf(path, device)
  const trash = await trashAt(top, userId)
  if (!trash) throw new NoTrash(`${top} is a file system without a trash that this user may write to`)
  return trash
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** Local time without a time zone, the format of `DeletionDate` in the specification. */
const dateOf = (now: Date): string =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}T${[now.getHours(), now.getMinutes(), now.getSeconds()].map(twoDigits).join(':')}`

const infoOf = (path: string, { top }: Trash, now: Date): string => {
  const written = (top === null ? path : relative(top, path)).split('/').map(encodeURIComponent).join('/')
  return `[Trash Info]\nPath=${written}\nDeletionDate=${dateOf(now)}\n`
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Moves one folder to a free name. Creating the `.trashinfo` file exclusively reserves the name. */
async function moveInto(trash: Trash, from: string, name: string, now: Date): Promise<Trashed> {
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}.${count}`
    const to = join(trash.files, free)
    const info = trash.info === null ? null : join(trash.info, `${free}.trashinfo`)
    try {
      if (info !== null) await writeFile(info, infoOf(from, trash, now), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (codeOf(error) === 'EEXIST') continue
      throw error
    }
    try {
      if (!(await isThere(to))) {
        await rename(from, to)
        return { from, to, info }
      }
    } catch (error) {
      if (info !== null) await rm(info, { force: true })
      throw error
    }
    if (info !== null) await rm(info, { force: true })
  }
}

async function putBack(moved: readonly Trashed[]): Promise<void> {
  for (const { from, to, info } of moved.toReversed()) {
    await rename(to, from)
    if (info !== null) await rm(info, { force: true })
  }
}

/**
 * Moves folders to the user's trash, by the freedesktop.org trash specification 1.0 or to that of a Mac: all of them, or none. `paths` are absolute
 * and real. Throws NoTrash where there is none for them.
 */
export async function moveToTrash(paths: readonly string[], place: TrashPlace = ownTrashPlace()): Promise<readonly Trashed[]> {
  const moved: Trashed[] = []
  try {
    for (const path of paths) {
      const trash = await findTrash(path, place)
      for (const folder of [trash.files, trash.info]) if (folder !== null) await mkdir(folder, { recursive: true, mode: 0o700 })
      // macOS has no `.trashinfo`: the name has to tell a brand, an app and a theme apart.
      moved.push(await moveInto(trash, path, `${basename(dirname(path))}-${basename(path)}`, place.now))
    }
    return moved
  } catch (error) {
    await putBack(moved)
    const code = codeOf(error)
    if (error instanceof NoTrash || code === undefined) throw error
    throw new NoTrash(code === 'EXDEV' ? 'the trash lies on another file system' : `the trash cannot be written to (${code})`)
  }
}
