import { readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { esm } from '@vidda/tooling-release/published'
import { root } from '@vidda/tooling-shared/root'
import { build, type Plugin, type Rolldown } from 'vite'

export const library = join(root, 'packages/ui', esm)

/** What an app has in any case, and the library's components stand upon. */
const ground = /^(?:react|react-dom|react-router|react-router-dom|styled-components)(?:\/|$)/u

export type Bundle = {
  readonly gzip: number
  readonly br: number
  /** gzip of what is fetched later, over `import()`. */
  readonly lazy: number
  /** Paths of the library's modules that have left code in the bundle, lazy parts aside. */
  readonly modules: readonly string[]
}

/** Takes our packages from their published modules; all else is resolved from there. */
const entry = (code: string): Plugin => ({
  name: 'bench:entry',
  enforce: 'pre',
  resolveId(id) {
    if (id === 'entry') return '\0entry'
    const [, name, path = ''] = /^@vidda\/(\w+)\/?(.*)$/u.exec(id) ?? []
    return name === undefined ? undefined : join(root, 'packages', name, esm, path, 'index.js')
  },
  load: (id) => (id === '\0entry' ? { code, moduleSideEffects: true } : undefined),
})

type Options = {
  /** Whether the packages' own word (`sideEffects`) is heeded; without it only what is marked as pure can go. Default true. */
  readonly trusting?: boolean
}

/** Bundles an entry module as an app's production build does, over the ground. */
export async function bundle(code: string, { trusting = true }: Options = {}): Promise<Bundle> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'silent',
    mode: 'production',
    plugins: [entry(code)],
    // Vitest sets NODE_ENV to `test`, and the bundle would hold the development code of dependencies.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { entry: 'entry' },
        external: ground,
        preserveEntrySignatures: 'strict',
        treeshake: trusting ? {} : { moduleSideEffects: true },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = built.output.filter((file) => file.type === 'chunk')
  const first = withImports(chunks, chunks.find(({ isEntry }) => isEntry)?.fileName ?? '')
  const text = (some: readonly Rolldown.OutputChunk[]) => Buffer.from(some.map((chunk) => chunk.code).join('\n'))
  const now = chunks.filter(({ fileName }) => first.has(fileName))
  const later = chunks.filter(({ fileName }) => !first.has(fileName))
  return {
    gzip: gzipSync(text(now), { level: 9 }).length,
    br: brotliCompressSync(text(now)).length,
    lazy: later.length === 0 ? 0 : gzipSync(text(later), { level: 9 }).length,
    modules: now.flatMap(({ modules }) =>
      Object.entries(modules).flatMap(([id, { renderedLength }]) =>
        id.startsWith(library) && renderedLength > 0
          ? [
              id
                .slice(library.length + 1)
                .split(sep)
                .join('/'),
            ]
          : [],
      ),
    ),
  }
}

function withImports(chunks: readonly Rolldown.OutputChunk[], fileName: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = chunks.find((candidate) => candidate.fileName === fileName)
  if (!chunk || seen.has(fileName)) return seen
  seen.add(fileName)
  for (const needed of chunk.imports) withImports(chunks, needed, seen)
  return seen
}

/** The subpaths of the library, one per component. */
export const components = (): readonly string[] =>
  readdirSync(library, { withFileTypes: true })
    .flatMap((entryOfFolder) => (entryOfFolder.isDirectory() && entryOfFolder.name !== 'internal' ? [entryOfFolder.name] : []))
    .toSorted()

/** Which components have modules among these: the folders, without what all share. */
export const componentsIn = (modules: readonly string[]): readonly string[] =>
  [...new Set(modules.map((path) => path.split('/')[0] ?? ''))].filter((folder) => folder !== 'internal').toSorted()
