import { ApiError } from '@vidda/client'
import { resendVerification } from '@vidda/client/customers'
import type { Customer } from '@vidda/domain/customer'
import { screens } from '@vidda/domain/route'
import { fill, myPageTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAlerts, useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { leave } from '../customer/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'

/** Time (ms) that a success is shown (spec §9). */
const successTime = 3000

/** Logging out, and the mail that verifies the address once more (spec §8). */
export function useAccount({ email }: Customer) {
  const app = useApp()
  const texts = useTexts(myPageTexts)
  const alert = useAlerts((view) => view.add)
  const tellFailure = useFailure()
  const navigate = useNavigate()
  const [pending, setPending] = useState<'leave' | 'mail' | null>(null)

  async function logOut() {
    setPending('leave')
    try {
      await leave(app)
      alert({ type: 'success', text: texts.loggedOut, timeout: successTime })
      await navigate(screens.home)
    } catch (error) {
      if (error instanceof ApiError && error.status === 419) alert({ type: 'error', text: texts.reload })
      else tellFailure(error)
    } finally {
      setPending(null)
    }
  }

  async function sendMail() {
    setPending('mail')
    try {
      await asCustomer(app, resendVerification(app.api))
      alert({ type: 'success', text: fill(texts.mailSent, { email }), timeout: successTime })
    } catch (error) {
      app.log(error)
      if (!isLoggedOut(error)) alert({ type: 'error', text: texts.mailNotSent })
    } finally {
      setPending(null)
    }
  }

  return { pending, logOut, sendMail }
}
