import { useEffect } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { useNavigateInPlace } from '../navigation/index.ts'
import { useCart } from './CartProvider.tsx'

/** The flag in the address, such as `/sko?openCart`, with which a log-in from the cart comes back (spec §4). */
const flag = 'openCart'
/** The same flag in session storage, for who cannot change the address. */
const openCartKey = 'vd-open-cart'

function takeStored(): boolean {
  try {
    const isThere = sessionStorage.getItem(openCartKey) !== null
    sessionStorage.removeItem(openCartKey)
    return isThere
  } catch {
    return false
  }
}

/** Opens the cart modal where the address or the storage says so, and takes the flag away: the next load does not open it. */
export function useOpenCartFlag(): void {
  const setModalOpen = useCart((view) => view.setModalOpen)
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigateInPlace()
  useEffect(() => {
    if (takeStored()) setModalOpen(true)
  }, [setModalOpen])
  useEffect(() => {
    const parameters = new URLSearchParams(search)
    if (!parameters.has(flag)) return
    setModalOpen(true)
    parameters.delete(flag)
    void navigate(createPath({ pathname, search: String(parameters), hash }), { replace: true })
  }, [hash, navigate, pathname, search, setModalOpen])
}
