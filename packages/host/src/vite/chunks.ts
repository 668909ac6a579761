type ModuleInfo = { readonly importedIds: readonly string[] }
type Graph = { readonly getModuleInfo: (id: string) => ModuleInfo | null }

/**
 * Names the chunk of every module that the entry imports statically, however deep: libraries, shell and what nearly every
 * screen needs travel in one chunk. It is closed under imports, so that it can never wait for another chunk.
 */
export function firstPageChunk(entry: string): (id: string, graph: Graph) => string | null {
  let reached: ReadonlySet<string> | null = null
  return (id, graph) => {
    reached ??= staticImports(entry, graph)
    return reached.has(id) ? 'shop' : null
  }
}

function staticImports(entry: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.delete(entry)
  return reached
}
