import { privacyTexts } from '@vidda/texts'
import { useEffect, useRef } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PrivacyTextRoot } from './PrivacyText.styles.ts'

export type PrivacyTextProps = RootProps<'div'> & {
  /** The whole policy; default `/personvernerklaering`. */
  readonly policyTo?: string
  /** The policy was asked for: the modal around closes. */
  readonly onPolicy?: (() => void) | undefined
  /** Leads back to the cart whose place this took; takes the focus when it appears. */
  readonly onBack?: (() => void) | undefined
}

/** What is kept about a shopper, in short; the privacy modal and the cart modal hold it. */
export function PrivacyText({ policyTo = '/personvernerklaering', onPolicy, onBack, ...rest }: PrivacyTextProps) {
  const texts = useTexts(privacyTexts)
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <PrivacyTextRoot {...rest}>
      {onBack && (
        <Button ref={back} variant="quiet" icon={<Icon name="chevron-left" />} onClick={onBack}>
          {texts.back}
        </Button>
      )}
      <p data-part="intro">{texts.intro}</p>
      <section>
        <h3>{texts.collectTitle}</h3>
        <p>{texts.collectText}</p>
      </section>
      <section>
        <h3>{texts.keepTitle}</h3>
        <p>{texts.keepText}</p>
      </section>
      <section>
        <h3>{texts.rightsTitle}</h3>
        <p>{texts.rightsText}</p>
      </section>
      <TextLink standalone icon="arrow-right" to={policyTo} onClick={() => onPolicy?.()}>
        {texts.whole}
      </TextLink>
    </PrivacyTextRoot>
  )
}
