import { wokenModule } from '../app/index.ts'
import type { CompareProps } from './Compare.tsx'

const load = () => import('./compare-parts.ts')
const { useLoading, useModule } = /* @__PURE__ */ wokenModule(load, 'Compare')

let onServer: Awaited<ReturnType<typeof load>> | null = null

/** Loads the checkboxes' code; the server waits for it before rendering. */
export async function preloadCompare(): Promise<void> {
  onServer ??= await load()
}

/** The comparison bar. */
export function LazyCompareBar() {
  useLoading()
  const parts = useModule()
  return parts && <parts.ChosenBar />
}

/** Reserves the checkbox's height, to avoid a layout shift. */
const place = { minBlockSize: 'var(--vd-size-control-small)' }

/**
 * The checkbox that selects an article to compare. The server renders it in full; hydration keeps that HTML, as text that may differ, until
 * the code has loaded and replaces it. A page that the browser has rendered keeps its place until then.
 */
export function LazyCompare(props: CompareProps) {
  const parts = useModule() ?? onServer
  return (
    <div style={place} suppressHydrationWarning>
      {parts ? <parts.Compare {...props} /> : ''}
    </div>
  )
}
