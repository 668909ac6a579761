import type { TenantSettings } from '@vidda/client/chain'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'

/** Return days, and how articles are collected and delivered, from the chain's settings. */
export type Terms = Pick<TenantSettings, 'returnDays' | 'collectText' | 'deliveryText'>

/** Undefined while they load, null after a failed request. */
export function useTerms(): Terms | null | undefined {
  const { reference, log } = useApp()
  const [terms, setTerms] = useState<Terms | null>()
  useEffect(() => {
    let current = true
    reference.tenant().then(
      (settings) => current && setTerms(settings),
      (error: unknown) => {
        log(error)
        if (current) setTerms(null)
      },
    )
    return () => {
      current = false
    }
  }, [log, reference])
  return terms
}
