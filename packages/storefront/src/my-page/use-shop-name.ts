import { useCallback, useEffect, useState } from 'react'
import { useApp } from '../app/index.ts'

/** Names of the chain's shops by id; nothing until they are here, and of a shop that is closed for good. */
export function useShopName(): (id: number | undefined) => string | undefined {
  const { reference, log } = useApp()
  const [names, setNames] = useState<ReadonlyMap<number, string>>(new Map())
  useEffect(() => {
    let current = true
    reference.shops().then((shops) => current && setNames(new Map(shops.map(({ id, name }) => [id, name]))), log)
    return () => {
      current = false
    }
  }, [log, reference])
  return useCallback((id) => (id === undefined ? undefined : names.get(id)), [names])
}
