import { screens } from '@vidda/domain/route'
import { loginTexts } from '@vidda/texts'
import { Notice } from '@vidda/ui/notice'
import { TextLink } from '@vidda/ui/text-link'
import { useTexts } from '@vidda/ui/texts-provider'
import type { LoginFailure } from './failures.ts'

const aboutPasswords: readonly LoginFailure[] = ['wrong', 'exists', 'tooMany']

/** Why it did not go, with the way on where there is one. */
export function FailureNotice({ failure }: { readonly failure: LoginFailure | null }) {
  const texts = useTexts(loginTexts)
  if (failure === null) return null
  return (
    <Notice tone="error" role="alert">
      <p>{texts[failure]}</p>
      {aboutPasswords.includes(failure) && (
        <TextLink standalone to={screens.forgottenPassword}>
          {texts.forgotten}
        </TextLink>
      )}
    </Notice>
  )
}
