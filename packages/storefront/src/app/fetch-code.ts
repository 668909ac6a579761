/** Fired at the window when a module of the shop could not be fetched (spec §8); `detail` is the reason. */
export const preloadErrorEvent = 'preload-error'

/** Imports a module; when that fails the page is told, and the error is thrown again. */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(preloadErrorEvent, { detail: error }))
    throw error
  }
}
