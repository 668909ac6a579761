import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { importModule } from '../../foundation/import-module/index.ts'
import type { estimate } from './estimate.ts'
import type { Estimate } from './strength.ts'

/** What a library says of a new password; null until its code has come, which is fetched at the first character, and where it does not come. */
export function useEstimate(password: string, personal: readonly string[] = []): Estimate | null {
  const [judge, setJudge] = useState<typeof estimate | null>(null)
  const isWanted = password !== ''
  useEffect(() => {
    if (!isWanted || judge) return
    let current = true
    importModule(() => import('./estimate.ts'), 'estimate').then(
      (loaded) => current && setJudge(() => loaded.estimate),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [isWanted, judge])

  // Keys are answered first, on slow phones too.
  const written = useDeferredValue(password)
  const words = personal.join('\n')
  return useMemo(() => (judge && written !== '' ? judge(written, words.split('\n').filter(Boolean)) : null), [judge, words, written])
}
