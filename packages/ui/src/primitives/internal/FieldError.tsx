import { formsTexts } from '@vidda/texts'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

export type FieldErrorProps = {
  readonly id: string
  readonly children: string | undefined
}

/** What is wrong with a control, in words; nothing when nothing is. */
export function FieldError({ id, children }: FieldErrorProps) {
  const texts = useTexts(formsTexts)
  if (!children) return null
  return (
    <p data-part="error" id={id}>
      <Icon name="alert" label={texts.error} />
      {children}
    </p>
  )
}
