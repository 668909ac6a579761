import { accessSync, constants, readdirSync } from 'node:fs'
import { join } from 'node:path'

type Access = (path: string, mode: number) => void

/** What of a folder, itself included, this user may not read and write, and why; the engine says no more than that it failed. */
export function refusedIn(folder: string, access: Access = accessSync): { readonly path: string; readonly error: unknown } | null {
  let path = folder
  try {
    access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      path = join(folder, name)
      access(path, constants.R_OK | constants.W_OK)
    }
    return null
  } catch (error) {
    return { path, error }
  }
}
