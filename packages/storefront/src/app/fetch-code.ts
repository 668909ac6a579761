import { importModule } from '@vidda/ui/import-module'

/** Fired at the window when a module of the shop could not be fetched (spec §8); `detail` is the reason. */
export const preloadErrorEvent = 'preload-error'

/** Imports a module that has an export of this name; when that fails the page is told, and the error is thrown again. */
export async function fetchCode<Module extends object>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module> {
  try {
    return await importModule(load, name)
  } catch (error) {
    if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail: error }))
    throw error
  }
}
