import type { Plugin } from 'vite'

const routerFile = /react-router[\\/]dist[\\/]production[\\/]/
const preloadHelper = '\0vite/preload-helper.js'

/**
 * Loads a chunk. Many a browser keeps one that did not come for failed as long as the page lives: then it is asked for under another
 * address, which the browser's words for the failure end with, and which says that this has been done. A chunk of several modules
 * exports each under a short name, which only the code of `load` has: `() => import('./list.js').then((chunk) => chunk.n)`.
 */
const loadChunk = `export const __vitePreload = (load) =>
  load().catch(async (error) => {
    const [address] = /http\\S+\\.js$/.exec(error.message) ?? []
    if (!address) throw error
    const chunk = await import(/* @vite-ignore */ address + '?' + Date.now())
    const [, module] = /then\\(\\(?\\w+\\)?\\s*=>\\s*\\w+\\.(\\w+)\\)/.exec(String(load)) ?? []
    return module ? chunk[module] : chunk
  })
`

/**
 * Leaves out of the first load what libraries put there and no storefront uses.
 *
 * React Router's published files make components at their top without the mark that says so; with it, forms, scripts and the
 * boundaries of its framework go. Vite wraps each `import()` in what would preload the files that one needs; a storefront's chunks
 * are grouped so that there is nothing to preload, and `fetchCode` tells of a failure. What each goes through instead tries twice.
 */
export function firstLoad(): Plugin {
  return {
    name: 'vidda:first-load',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => (id === preloadHelper ? loadChunk : null),
    transform: (code, id) => (routerFile.test(id) ? { code: marked(code), map: null } : null),
  }
}

const marked = (code: string): string =>
  code
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
