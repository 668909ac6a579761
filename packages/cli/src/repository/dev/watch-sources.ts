import { readdirSync, statSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'

const source = /\.(ts|tsx|json|md|svg|png|woff2)$/
const tests = /\.(test|suite|stories|fixtures?)\.tsx?$|\/testing\//

/** Editors write a file in several steps, and a change of branch writes many. ms */
const pause = 100

/**
 * Calls back when sources beneath the folders have changed, once for those that change together; answers how to end it. Each folder is
 * watched by itself: Node's recursive watcher loses a file that an editor replaces.
 */
export function watchSources(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watchers = new Map<string, FSWatcher>()
  const changed = (path: string) => {
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return follow(path)
    if (!source.test(path) || tests.test(path)) return
    clearTimeout(timer)
    timer = setTimeout(onChange, pause)
  }
  const follow = (folder: string) => {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_, name) => name !== null && changed(join(folder, name)))
    // A folder that is gone has nothing more to tell.
    watcher.on('error', () => watchers.delete(folder))
    watchers.set(folder, watcher)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && entry.name !== 'node_modules') follow(join(folder, entry.name))
    }
  }
  for (const folder of folders) follow(folder)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
