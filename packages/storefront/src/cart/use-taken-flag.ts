import { useEffect } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { useNavigateInPlace } from '../navigation/index.ts'
import { openCartFlag, openCartKey } from './open-cart-flag.ts'

/** Takes away what asked for the cart, now that its modal is there: the next load does not open it. */
export function useTakenFlag(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigateInPlace()
  useEffect(() => {
    try {
      sessionStorage.removeItem(openCartKey)
    } catch {
      // Forbidden storage holds no flag either.
    }
  }, [])
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (!parameters.has(openCartFlag)) return
    parameters.delete(openCartFlag)
    void navigate(createPath({ pathname, search: String(parameters), hash }), { replace: true })
  }, [hash, navigate, pathname, search])
}
