import type { ClientFiles } from '../server/brand-data.ts'

/** Vite's manifest: chunks by the module that they begin with. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string
      readonly name?: string
      readonly src?: string
      readonly isEntry?: boolean
      readonly imports?: readonly string[]
    }
  >
>

const routeModule = /\/routes\/([\w-]+)\.tsx?$/
/** A route module that a group of chunks has taken is not named by the manifest. */
const routeGroup = /^route-([\w-]+)$/

/** The entry, and for each route module the chunks that it needs beside the entry. */
export function clientFiles(manifest: Manifest): ClientFiles {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)
  if (!entry) throw new Error('The client build has no entry chunk')
  const modules: Record<string, readonly string[]> = {}
  for (const [key, chunk] of Object.entries(manifest)) {
    const [, name] = routeModule.exec(chunk.src ?? key) ?? routeGroup.exec(chunk.name ?? '') ?? []
    if (name) modules[name] = [...withImports(manifest, key)].filter((file) => file !== entry.file).map((file) => `/${file}`)
  }
  return { entry: `/${entry.file}`, modules }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const needed of chunk.imports ?? []) withImports(manifest, needed, seen)
  return seen
}
