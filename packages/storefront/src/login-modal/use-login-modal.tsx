import { screens } from '@vidda/domain/route'
import type { ReactNode } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router-dom'
import { fetchCode, useApp, usePart } from '../app/index.ts'
import { useNavigateInPlace } from '../navigation/index.ts'
import type { LoginState } from './login-state.ts'

const load = async () => (await fetchCode(() => import('./LoginModal.tsx'), 'LoginModal')).LoginModal

/**
 * The log-in modal, loaded when it first opens; if loading fails, the log-in page opens instead. `openAccount` goes to `to` (default: Min side), and asks
 * a guest to log in first.
 */
export function useLoginModal(): readonly [modal: ReactNode, openAccount: (to?: string) => void] {
  const app = useApp()
  const location = useLocation() as Location<LoginState | null>
  const navigate = useNavigate()
  const navigateInPlace = useNavigateInPlace()
  const page = location.state?.login
  const { Part: Modal } = usePart(load, page, () => void navigate(page ?? screens.account))
  function openAccount(to: string = screens.account) {
    const leave = () => void navigate(to)
    void fetchCode(() => import('./open-account.ts'), 'openAccount').then(
      (code) => code.openAccount(app, location, leave, navigateInPlace),
      leave,
    )
  }
  return [Modal && <Modal page={page} />, openAccount]
}
