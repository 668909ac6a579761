import { createServer, createServerModuleRunner } from 'vite'

/** Editors write a file in several steps, and a change of branch writes many. ms */
const pause = 80

export type LiveModules = {
  /** Evaluates a module, and of what it imports only what has changed since the last time. */
  readonly load: <Module>(name: string) => Promise<Module>
  readonly close: () => Promise<void>
}

/**
 * Node keeps a module for as long as the process runs. Here a changed source is evaluated anew, with the modules that import it, while all
 * others keep their state. `onChange` hears of changes of files that were loaded, once for those that change together.
 */
export async function liveModules(root: string, onChange: () => void): Promise<LiveModules> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'silent',
    clearScreen: false,
    server: { middlewareMode: true, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@vidda\//] },
  })
  const environment = vite.environments.ssr
  const runner = createServerModuleRunner(environment, { hmr: false })
  const changed = new Set<string>()
  let isBroken = false
  let timer: NodeJS.Timeout | undefined

  const isLoaded = (file: string) => (environment.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0

  vite.watcher.on('all', (_, file) => {
    // The imports of a module that failed to load are unknown.
    if (!isBroken && !isLoaded(file)) return
    changed.add(file)
    clearTimeout(timer)
    timer = setTimeout(onChange, pause)
  })

  /** Forgets what these files have made, and what was made of that. */
  function forget(files: Iterable<string>): void {
    const seen = new Set<string>()
    const modules = runner.evaluatedModules
    const forgetModule = (id: string): void => {
      const module = modules.getModuleById(id)
      if (!module || seen.has(id)) return
      seen.add(id)
      const importers = [...module.importers]
      modules.invalidateModule(module)
      for (const importer of importers) forgetModule(importer)
    }
    for (const file of files) {
      environment.moduleGraph.onFileChange(file)
      for (const module of modules.getModulesByFile(file) ?? []) forgetModule(module.id)
    }
  }

  return {
    async load<Module>(name: string): Promise<Module> {
      const files = [...changed]
      forget(files)
      try {
        const module = await runner.import<Module>(name)
        for (const file of files) changed.delete(file)
        isBroken = false
        return module
      } catch (error) {
        // The changed files stay in `changed`: they are evaluated again with the next change.
        isBroken = true
        throw error
      }
    },
    async close() {
      clearTimeout(timer)
      await runner.close()
      await vite.close()
    },
  }
}
