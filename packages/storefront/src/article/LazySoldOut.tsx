import { fetchCode, useNear } from '../app/index.ts'
import type { SoldOutProps } from './SoldOut.tsx'

const load = async () => (await fetchCode(() => import('./SoldOut.tsx'), 'SoldOut')).SoldOut

/** Its place is kept until its code is there; nothing where that does not come. */
export function LazySoldOut(props: SoldOutProps) {
  const { ref, Part, retry } = useNear(load)
  if (retry) return null
  return (
    <div data-part="leads" ref={ref}>
      {Part && <Part {...props} />}
    </div>
  )
}
