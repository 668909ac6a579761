import { resendVerification } from '@vidda/client/customers'
import type { Customer } from '@vidda/domain/customer'
import { fill, myPageTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useAlerts } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { asCustomer, isLoggedOut } from '../session/index.ts'

/** Time (ms) that a success is shown (spec §9). */
const successTime = 3000

/** The mail that verifies the customer's address, once more (spec §8). */
export function useVerification({ email }: Customer) {
  const app = useApp()
  const texts = useTexts(myPageTexts)
  const alert = useAlerts((view) => view.add)
  const [loading, setLoading] = useState(false)

  async function sendMail() {
    setLoading(true)
    try {
      await asCustomer(app, resendVerification(app.api))
      alert({ type: 'success', text: fill(texts.mailSent, { email }), timeout: successTime })
    } catch (error) {
      app.log(error)
      if (!isLoggedOut(error)) alert({ type: 'error', text: texts.mailNotSent })
    } finally {
      setLoading(false)
    }
  }

  return { loading, sendMail }
}
