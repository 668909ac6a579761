import { loginTexts } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import { intoSight } from '../receipt-step/index.ts'
import type { LoginFailure } from './failures.ts'
import { useForgottenPath } from './use-forgotten-path.ts'

const aboutPasswords: readonly LoginFailure[] = ['wrong', 'exists', 'tooMany']

/** Whether its notice leads to a new password. */
export const leadsToNewPassword = (failure: LoginFailure | null): boolean => failure !== null && aboutPasswords.includes(failure)

type FailureNoticeProps = {
  readonly failure: LoginFailure | null
  /** Address of the log-in page, given in the modal: the link then replaces the history entry. */
  readonly page?: string | undefined
}

/** Why it did not go, with the way on where there is one. */
export function FailureNotice({ failure, page }: FailureNoticeProps) {
  const texts = useTexts(loginTexts)
  const forgotten = useForgottenPath(page)
  if (failure === null) return null
  return (
    <Notice ref={intoSight} tone="error" role="alert">
      <p>{texts[failure]}</p>
      {leadsToNewPassword(failure) && (
        <TextLink standalone to={forgotten} replace={page !== undefined}>
          {texts.forgotten}
        </TextLink>
      )}
    </Notice>
  )
}
