import { useCallback, useState } from 'react'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import type { SoldOutProps } from './SoldOut.tsx'

const load = async () => (await fetchCode(() => import('./SoldOut.tsx'), 'SoldOut')).SoldOut

/** Its code is fetched once something is sold out, and its place is kept until then; nothing where it does not come. */
export function LazySoldOut(props: SoldOutProps) {
  const { log } = useApp()
  const [failed, setFailed] = useState(false)
  const handleFailure = useCallback(
    (reason: unknown) => {
      log(reason)
      setFailed(true)
    },
    [log],
  )
  const { Part } = usePart(load, !failed, handleFailure)
  if (failed) return null
  return (
    <div data-part="leads" data-colors={props.colors.length > 0 || undefined}>
      {Part && <Part {...props} />}
    </div>
  )
}
