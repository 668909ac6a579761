import { expect, it } from 'vitest'
import { firstLoad } from './first-load.ts'

type Hooks = { readonly transform: (code: string, id: string) => { code: string } | null }
const { transform } = firstLoad() as unknown as Hooks
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
