import { fetchCode, useNear } from '../app/index.ts'
import type { SoldOutProps } from './SoldOut.tsx'

const load = async () => (await fetchCode(() => import('./SoldOut.tsx'), 'SoldOut')).SoldOut

/** Reserves the height while the code loads. Renders nothing if that fails. */
export function LazySoldOut(props: SoldOutProps) {
  const { ref, Part, retry } = useNear(load)
  if (retry) return null
  return (
    <div data-part="leads" ref={ref}>
      {Part && <Part {...props} />}
    </div>
  )
}
