import { startProcess, type Child } from '../../start/process.ts'
import { appFolder, viteProgram } from '../../workspace.ts'

export type Site = { readonly id: string; readonly name: string; readonly port: number }

/** Starts Vite for one brand's app as a process of its own, and waits until it listens. */
export function startVite({ id, name, port }: Site, env: Readonly<Record<string, string>>, stop: AbortSignal): Promise<Child> {
  const folder = appFolder(id)
  return startProcess(`Vite for ${name}`, viteProgram(folder), env, {
    args: ['--port', String(port), '--strictPort', '--host', '127.0.0.1'],
    cwd: folder,
    readyLine: /Local/,
    shown: true,
    stop,
  })
}
