import { tenantHeader } from '@vidda/commerce/tenant-header'
import type { ToPrepare } from '../pages/react-render.entry.tsx'
import { loadApp, secret } from './built-app.ts'
import { childOptions, serveParent } from './child.ts'
import type { PlainTask } from './plain.child.ts'

/** `file` is the built `react-render.entry`; `pages` are paths by name. */
export type RenderOptions = {
  readonly file: string
  readonly brand: string
  readonly apiUrl: string
  readonly pages: Readonly<Record<string, string>>
}

const { file, brand: id, apiUrl, pages } = (await childOptions()) as RenderOptions
const { prepareRender } = (await import(file)) as { readonly prepareRender: (page: ToPrepare) => Promise<() => string> }
const { brand } = await loadApp(id)
const tenant = tenantHeader(id, secret)

const renders = new Map<string, () => string>()
for (const [name, path] of Object.entries(pages)) renders.set(name, await prepareRender({ brand, apiUrl, tenant, path }))
const render = (name: string): string => renders.get(name)?.() ?? ''

/** CPU time of one render in ms. */
async function task({ page, times }: PlainTask): Promise<number> {
  const before = process.cpuUsage()
  for (let turn = 0; turn < times; turn += 1) render(page)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

serveParent(Object.fromEntries([...renders.keys()].map((name) => [name, render(name)])), {
  close: () => Promise.resolve(),
  task: (asked) => task(asked as PlainTask),
})
