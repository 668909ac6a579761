import { articleTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, useTransition, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { StockNoticeFormProps } from './StockNoticeForm.tsx'

/** A button that fetches and opens the form for a back-in-stock notice. */
export function StockNotice(props: StockNoticeFormProps) {
  const texts = useTexts(articleTexts)
  const tellFailure = useFailure()
  const [Form, setForm] = useState<ComponentType<StockNoticeFormProps> | null>(null)
  const [pending, startTransition] = useTransition()

  const handleClick = () =>
    startTransition(async () => {
      try {
        const { StockNoticeForm } = await fetchCode(() => import('./StockNoticeForm.tsx'), 'StockNoticeForm')
        setForm(Form ? null : () => StockNoticeForm)
      } catch (error) {
        tellFailure(error)
      }
    })

  return (
    <div data-part="tell">
      <Button variant="plain" aria-expanded={Form !== null} loading={pending} onClick={handleClick}>
        {texts.tellWhenBack}
      </Button>
      {Form && <Form {...props} />}
    </div>
  )
}
