import { screens } from '@vidda/domain/route'
import { loginTexts } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import type { LoginFailure } from './failures.ts'

const aboutPasswords: readonly LoginFailure[] = ['wrong', 'exists', 'tooMany']

/** Whether its notice leads to a new password. */
export const leadsToNewPassword = (failure: LoginFailure | null): boolean => failure !== null && aboutPasswords.includes(failure)

type FailureNoticeProps = {
  readonly failure: LoginFailure | null
  /** Its link takes the place of the page it is pressed on in the history. */
  readonly replace?: boolean
}

/** Why it did not go, with the way on where there is one. */
export function FailureNotice({ failure, replace = false }: FailureNoticeProps) {
  const texts = useTexts(loginTexts)
  if (failure === null) return null
  return (
    <Notice tone="error" role="alert">
      <p>{texts[failure]}</p>
      {leadsToNewPassword(failure) && (
        <TextLink standalone to={screens.forgottenPassword} replace={replace}>
          {texts.forgotten}
        </TextLink>
      )}
    </Notice>
  )
}
