import { ApiError } from '@vidda/client'
import { updateCustomer } from '@vidda/client/customers'
import type { Customer, CustomerChanges } from '@vidda/domain/customer'
import { accountSettingsTexts, loginTexts } from '@vidda/texts'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState } from 'react'
import { useFailure, useSuccess } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { asCustomer, isLoggedOut, sessionOf } from '../session/index.ts'
import { isRefusal, noRefusal, refusalOf } from './refusal.ts'
import { useReloadAndTell } from './use-told-after-reload.ts'

/** Changes the account, and tells `done`; answers whether it was changed. What was refused is told by field, or as a whole (spec §8). */
export function useAccountChange({ id }: Customer) {
  const app = useApp()
  const texts = useTexts(accountSettingsTexts)
  const words = useTexts(loginTexts)
  const reloadAndTell = useReloadAndTell()
  const tellSuccess = useSuccess()
  const tellFailure = useFailure()
  const { loading, shown, send } = useSending<never>()
  const [refusal, setRefusal] = useState(noRefusal)

  async function change(changes: CustomerChanges, done: string): Promise<boolean> {
    let isChanged = false
    await send(async () => {
      setRefusal(noRefusal)
      try {
        sessionOf(app)
          .getState()
          .setUser(await asCustomer(app, updateCustomer(app.api, id, changes)))
        tellSuccess(done)
        isChanged = true
      } catch (error) {
        if (isLoggedOut(error)) {
          await reloadAndTell(texts.otherUser)
        } else if (error instanceof ApiError && isRefusal(error)) {
          if (shown()) setRefusal(refusalOf(error, texts, words))
        } else tellFailure(error)
      }
    })
    return isChanged
  }

  return { loading, refusal, change }
}
