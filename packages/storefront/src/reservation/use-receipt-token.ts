import { confirmAnchor, screens } from '@vidda/domain/route'
import { useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router-dom'

/** What a receipt's place in the history holds. It outlives a reload and Back, and no other tab or site sees it. */
export type ReceiptState = {
  readonly token: string
  /** The token in the mail that asks to confirm a large reservation, where its link was followed. */
  readonly mailed?: string | undefined
}

/**
 * The token of the receipt that is to be shown, empty where there is none. A token in the address, as a mail's link has it, is moved to the history's
 * state at once (`null` meanwhile), so that it is not copied, shared or read along with the address.
 */
export function useReceiptToken(): { readonly token: string | null; readonly mailed: string | null } {
  const { token: inPath } = useParams()
  const { hash, state } = useLocation() as { hash: string; state: ReceiptState | null }
  const navigate = useNavigate()
  const told = new URLSearchParams(hash.slice(1))
  const arrived = told.get('token') ?? inPath
  const mailed = told.get(confirmAnchor) ?? undefined

  useEffect(() => {
    if (arrived !== undefined) void navigate(screens.receipt, { replace: true, state: { token: arrived, mailed } satisfies ReceiptState })
  }, [arrived, mailed, navigate])

  return { token: arrived === undefined ? (state?.token ?? '') : null, mailed: state?.mailed ?? null }
}
