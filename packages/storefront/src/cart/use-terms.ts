import type { TenantSettings } from '@vidda/client/chain'
import { useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'

/** What the chain promises of every purchase. */
export type Terms = Pick<TenantSettings, 'returnDays' | 'collectText' | 'deliveryText'>

/** Null until they have come: start-up has asked for them before a cart is read. */
export function useTerms(): Terms | null {
  const { reference, log } = useApp()
  const [terms, setTerms] = useState<Terms | null>(null)
  useEffect(() => {
    let current = true
    reference.tenant().then((settings) => current && setTerms(settings), log)
    return () => {
      current = false
    }
  }, [log, reference])
  return terms
}
