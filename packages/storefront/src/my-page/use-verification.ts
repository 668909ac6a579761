import { resendVerification } from '@vidda/client/customers'
import type { Customer } from '@vidda/domain/customer'
import { fill, myPageTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useAlerts, useSuccess } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'

/** Sends the verification mail again (spec §8); `email` is the receiver: the pending new address, or else the account's. */
export function useVerification(customer: Customer) {
  const app = useApp()
  const texts = useTexts(myPageTexts)
  const alert = useAlerts((view) => view.add)
  const tellSuccess = useSuccess()
  const [loading, setLoading] = useState(false)
  const email = customer.pendingEmail ?? customer.email

  async function sendMail() {
    setLoading(true)
    try {
      await asCustomer(app, resendVerification(app.api))
      tellSuccess(fill(texts.mailSent, { email }))
    } catch (error) {
      app.log(error)
      if (!isLoggedOut(error)) alert({ type: 'error', text: texts.mailNotSent })
    } finally {
      setLoading(false)
    }
  }

  return { loading, email, sendMail }
}
