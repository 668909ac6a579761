import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first program of these names that the shell would find; null when there is none. */
export const onPath = (names: readonly string[]): string | null => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path)) ?? null
}
