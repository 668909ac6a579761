import { loginPath, screens } from '@vidda/domain/route'
import { myPageTexts } from '@vidda/texts'
import { ButtonLink } from '@vidda/ui/button-link'
import { EmptyState } from '@vidda/ui/empty-state'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** In place of what belongs to a customer, where nobody is logged in; the log-in leads back here. `ended`: somebody was, a moment ago. */
export function LoginPrompt({ ended = false }: { readonly ended?: boolean }) {
  const texts = useTexts(myPageTexts)
  const { pathname, search } = useLocation()
  const from = pathname + search
  const title = ended ? texts.endedTitle : texts.promptTitle
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The focused element was removed with the content: moving the focus here has a screen reader announce the prompt.
    if (ended && document.activeElement === document.body) root.current?.focus()
  }, [ended])
  return (
    <EmptyState
      ref={root}
      tabIndex={-1}
      aria-label={title}
      level={1}
      icon="user"
      title={title}
      action={
        <>
          <ButtonLink to={loginPath(from)}>{texts.logIn}</ButtonLink>
          <ButtonLink variant="quiet" to={loginPath(from, screens.register)}>
            {texts.register}
          </ButtonLink>
        </>
      }
    >
      <p>{ended ? texts.endedText : texts.promptText}</p>
    </EmptyState>
  )
}
