import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstLoad } from './first-load.ts'

type Hooks = { readonly load: (id: string) => string | null; readonly transform: (code: string, id: string) => { code: string } | null }
const { load, transform } = firstLoad() as unknown as Hooks
const router = '/kit/node_modules/react-router/dist/production/chunk-AB.mjs'

const source = `var NavLink = React10.forwardRef(
  function NavLink() {
    const Inner = React10.forwardRef(render)
  }
);
NavLink.displayName = "NavLink";
var RouteContext = React.createContext({});
var Boundary = class extends React9.Component {
  render() {
    return null;
  }
};
`

it('marks what the router makes at its top, so that the bundler may leave it out', () => {
  expect(transform(source, router)?.code).toBe(`var NavLink = /* @__PURE__ */ React10.forwardRef(
  function NavLink() {
    const Inner = React10.forwardRef(render)
  }
);

var RouteContext = /* @__PURE__ */ React.createContext({});
var Boundary = /* @__PURE__ */ (() => class extends React9.Component {
  render() {
    return null;
  }
})();
`)
})

it('leaves every other file as it is', () => {
  expect(transform(source, '/kit/packages/ui/src/link/Link.tsx')).toBeNull()
})

it('replaces what loads a chunk, and nothing else', () => {
  expect(load('/kit/packages/ui/src/link/Link.tsx')).toBeNull()
})

describe('a chunk', () => {
  type LoadChunk = (load: () => Promise<unknown>) => Promise<unknown>
  /** What is asked for under another address. */
  const importAnew = vi.fn(async (_address: string) => 'module')
  const address = 'https://shop.example/assets/Menu-1a_B.js'

  async function loadChunk(reason?: Error) {
    vi.stubGlobal('importAnew', importAnew)
    const code = (load('\0vite/preload-helper.js') ?? '').replace('import(', 'globalThis.importAnew(')
    const { __vitePreload } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { __vitePreload: LoadChunk }
    return __vitePreload(() => (reason ? Promise.reject(reason) : Promise.resolve('module')))
  }

  afterEach(() => {
    importAnew.mockClear()
    vi.unstubAllGlobals()
  })

  it('is loaded by a plain import, without what would preload for it', async () => {
    expect(await loadChunk()).toBe('module')
    expect(importAnew).not.toHaveBeenCalled()
  })

  it.each(['Failed to fetch', 'error loading'])('that did not come is asked for under another address: %s', async (words) => {
    expect(await loadChunk(new TypeError(`${words} dynamically imported module: ${address}`))).toBe('module')
    expect(importAnew).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^https:\/\/shop\.example\/assets\/Menu-1a_B\.js\?\d+$/u))
  })

  it.each(['Importing a module script failed.', `Failed to fetch dynamically imported module: ${address}?1`])(
    'fails where its address is not known or has been changed already: %s',
    async (words) => {
      const reason = new TypeError(words)
      await expect(loadChunk(reason)).rejects.toBe(reason)
      expect(importAnew).not.toHaveBeenCalled()
    },
  )
})
