import { ApiError } from '@vidda/client'
import { confirmEmail } from '@vidda/client/customers'
import { screens } from '@vidda/domain/route'
import { accountSettingsTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { useTexts } from '@vidda/ui/texts-provider'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFailure } from '../alerts/index.ts'
import { useApp } from '../app/index.ts'
import { useSending } from '../receipt-step/index.ts'
import { refetchUser } from '../session/index.ts'

type Outcome = 'confirmed' | 'confirmSpent' | 'confirmTaken'

/** Where the mail to a new address leads: one press puts it in force, in whatever browser the mail is read. */
export function ConfirmEmail({ token }: { readonly token: string }) {
  const app = useApp()
  const texts = useTexts(accountSettingsTexts)
  const tellFailure = useFailure()
  const { loading, shown, send } = useSending<never>()
  const navigate = useNavigate()
  const { pathname, state } = useLocation() as { pathname: string; state: { readonly outcome?: Outcome } | null }
  const outcome = state?.outcome ?? null
  // In the history, beside the token: a link that has done its work says so after a reload too.
  const setOutcome = (told: Outcome) => void navigate(pathname, { replace: true, state: { ...state, outcome: told } })

  const confirm = () =>
    send(async () => {
      try {
        await confirmEmail(app.api, token)
        await refetchUser(app)
        setOutcome('confirmed')
      } catch (error) {
        const status = error instanceof ApiError ? error.status : 0
        if (!shown()) return
        if (status === 404) setOutcome('confirmSpent')
        else if (status === 423) setOutcome('confirmTaken')
        else tellFailure(error)
      }
    })

  if (outcome === null) {
    return (
      <EmptyState
        level={1}
        icon="mail"
        title={texts.confirmTitle}
        action={
          <Button loading={loading} onClick={() => void confirm()}>
            {texts.confirm}
          </Button>
        }
      >
        <p>{texts.confirmText}</p>
      </EmptyState>
    )
  }
  return (
    <div role="status">
      <EmptyState
        level={1}
        icon={outcome === 'confirmed' ? 'check' : 'alert'}
        title={texts[outcome]}
        action={<ButtonLink to={screens.accountSettings}>{texts.toSettings}</ButtonLink>}
      >
        <p>{texts[`${outcome}Text`]}</p>
      </EmptyState>
    </div>
  )
}
