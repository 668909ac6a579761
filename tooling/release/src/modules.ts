import { dirname, join, normalize, relative } from 'node:path/posix'

const specifier = /(?<before>(?:\bfrom|\bimport)\s*\(?\s*)(?<quote>["'])(?<path>\.{1,2}\/[^"']+)\k<quote>/gu

/** Worker modules are referenced by file name and not imported. */
const worker = /(?<quote>["'])(?<path>\.\/[\w-]+-worker\.ts)\k<quote>/gu

/** The modules beside it that a module imports or starts, as paths like its own. */
const importsOf = (path: string, code: string): readonly string[] =>
  [...code.matchAll(specifier), ...code.matchAll(worker)].map(({ groups }) => normalize(join(dirname(path), groups?.['path'] ?? '')))

/** Relative specifiers as a published module has them: with the ending that the file has there. */
export const withJsEndings = (code: string): string =>
  code.replaceAll(
    specifier,
    (_, before: string, quote: string, path: string) => `${before}${quote}${path.replace(/\.tsx?$/u, '.js')}${quote}`,
  )

/** Moves each module to the path that `to` returns and rewrites the relative imports between modules. @throws when two modules get the same path. */
export function movedTo(modules: ReadonlyMap<string, string>, to: (path: string) => string): ReadonlyMap<string, string> {
  const moved = new Map<string, string>()
  for (const [path, code] of modules) {
    const target = to(path)
    if (moved.has(target)) throw new Error(`Two modules would be published as ${target}: rename ${path} or the other one.`)
    const specifierFor = (imported: string): string => {
      const found = relative(dirname(target), to(normalize(join(dirname(path), imported))))
      return found.startsWith('.') ? found : `./${found}`
    }
    moved.set(
      target,
      code.replaceAll(specifier, (_, before: string, quote: string, imported: string) => before + quote + specifierFor(imported) + quote),
    )
  }
  return moved
}

/** Every module that can be reached from `entries` over relative imports, with its text. */
export async function reached(entries: readonly string[], read: (path: string) => Promise<string>): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const waiting = [...entries]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const code = await read(path)
    found.set(path, code)
    waiting.push(...importsOf(path, code))
  }
  return found
}
