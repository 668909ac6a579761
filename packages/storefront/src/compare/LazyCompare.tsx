import { wokenModule } from '../app/index.ts'
import type { CompareProps } from './Compare.tsx'

const { useLoading, useModule } = /* @__PURE__ */ wokenModule(() => import('./compare-parts.ts'), 'Compare')

/** The comparison bar. */
export function LazyCompareBar() {
  useLoading()
  const parts = useModule()
  return parts && <parts.ChosenBar />
}

/** Reserves the checkbox's height, to avoid a layout shift. */
const place = { minBlockSize: 'var(--vd-size-control-small)' }

/** The checkbox that selects an article to compare, or a placeholder until its code has loaded. */
export function LazyCompare(props: CompareProps) {
  const parts = useModule()
  return parts ? <parts.Compare {...props} /> : <div style={place} />
}
