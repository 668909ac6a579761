import { articleTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Price } from '@vidda/ui/price'
import { useTexts } from '@vidda/ui/texts-provider'
import { useCallback, useEffect, useState, useTransition, type ComponentType } from 'react'
import { useFailure } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { StockNoticeFormProps } from './StockNoticeForm.tsx'

type StockNoticeProps = Omit<StockNoticeFormProps, 'sizeId'> & {
  /** The sold-out size that was pressed last; the form opens with it. */
  readonly wanted: { readonly sizeId: number } | null
  /** No shop has the colour in any size: the button stands in the place of the purchase. */
  readonly isSoldOut: boolean
}

/** A button that fetches and opens the form for a back-in-stock notice. */
export function StockNotice({ wanted, isSoldOut, ...props }: StockNoticeProps) {
  const texts = useTexts(articleTexts)
  const tellFailure = useFailure()
  const [Form, setForm] = useState<ComponentType<StockNoticeFormProps> | null>(null)
  const [pending, startTransition] = useTransition()

  const open = useCallback(
    () =>
      startTransition(async () => {
        try {
          const { StockNoticeForm } = await fetchCode(() => import('./StockNoticeForm.tsx'), 'StockNoticeForm')
          setForm(() => StockNoticeForm)
        } catch (error) {
          tellFailure(error)
        }
      }),
    [tellFailure],
  )
  useEffect(() => {
    if (wanted) open()
  }, [open, wanted])

  const common = { 'aria-expanded': Form !== null, loading: pending, onClick: Form ? () => setForm(null) : open }
  const { price, beforePrice } = props.article
  return (
    <>
      <div data-part={isSoldOut ? 'bar' : 'tell'}>
        {isSoldOut && <Price price={price} beforePrice={beforePrice} aria-hidden />}
        {isSoldOut ? (
          <Button {...common} size="large" full>
            {texts.tellMe}
          </Button>
        ) : (
          <Button {...common} variant="plain">
            {texts.tellWhenBack}
          </Button>
        )}
      </div>
      {Form && <Form {...props} sizeId={wanted?.sizeId ?? null} />}
    </>
  )
}
