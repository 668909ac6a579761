/**
 * Imports a module that has an export of this name. Many a browser keeps a file that did not come for failed as long as the page is open: such
 * a file is asked for once more under another address (`file.js?` and the time), and the first failure is thrown where that is no way.
 */
export async function importModule<Module extends object>(load: () => Promise<Module>, name: keyof Module & string): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    // The browser's words for the failure end with the address; one with a query has been asked for anew already.
    const [address] = /https?:\S+\.js$/.exec(error instanceof Error ? error.message : '') ?? []
    if (address === undefined) throw error
    const file = (await import(/* @vite-ignore */ /* webpackIgnore: true */ `${address}?${Date.now()}`)) as object
    // A bundler may have put the module into a file with others, whose exports hold it as a whole.
    const held = [file, ...Object.values(file).filter(isModule)].find((module): module is Module => name in module)
    if (!held) throw error
    return held
  }
}

const isModule = (held: unknown): held is object => Object.prototype.toString.call(held) === '[object Module]'
