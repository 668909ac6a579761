import type { Plugin } from 'vite'

const routerFile = /react-router[\\/]dist[\\/]production[\\/]/

/**
 * Leaves out of the first load what libraries put there and no storefront uses.
 *
 * React Router's published files make components at their top without the mark that says so; with it, forms, scripts and the
 * boundaries of its framework go.
 */
export function firstLoad(): Plugin {
  return {
    name: 'vidda:first-load',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (routerFile.test(id) ? { code: marked(code), map: null } : null),
  }
}

const marked = (code: string): string =>
  code
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2')
    .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
    .replaceAll(/^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
