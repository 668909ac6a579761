import { articleTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, useTransition, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { StockNoticeFormProps } from './StockNoticeForm.tsx'

/** Opens the form for who wants to hear when a size is there again; its code is fetched by then. */
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
    <div data-part="keep">
      <Button variant="plain" aria-expanded={Form !== null} loading={pending} onClick={handleClick}>
        {texts.tellWhenBack}
      </Button>
      {Form && <Form {...props} />}
    </div>
  )
}
