import { articleTexts } from '@vidda/texts'
import { Button, type ButtonLook } from '@vidda/ui/button'
import { Price } from '@vidda/ui/price'
import { useTexts } from '@vidda/ui/texts-provider'
import { useEffect } from 'react'
import { useOpenedPart } from '../alerts/index.ts'
import { fetchCode } from '../app/index.ts'
import type { StockNoticeFormProps } from './StockNoticeForm.tsx'

type StockNoticeProps = Omit<StockNoticeFormProps, 'sizeId'> & {
  /** The sold-out size that was pressed last; the form opens with it. */
  readonly wanted: { readonly sizeId: number } | null
  /** No shop has the colour in any size: the button stands in the place of the purchase. */
  readonly isSoldOut: boolean
}

const load = async () => (await fetchCode(() => import('./StockNoticeForm.tsx'), 'StockNoticeForm')).StockNoticeForm

/** A button that fetches and opens the form for a back-in-stock notice. */
export function StockNotice({ wanted, isSoldOut, ...props }: StockNoticeProps) {
  const texts = useTexts(articleTexts)
  const { Part: Form, pending, open, close } = useOpenedPart(load)
  useEffect(() => {
    if (wanted) open()
  }, [open, wanted])

  const { price, beforePrice } = props.article
  const look: ButtonLook = isSoldOut ? { size: 'large', full: true } : { variant: 'plain' }
  return (
    <>
      <div data-part={isSoldOut ? 'bar' : 'tell'}>
        {isSoldOut && <Price price={price} beforePrice={beforePrice} aria-hidden />}
        <Button {...look} aria-expanded={Form !== null} loading={pending} onClick={Form ? close : open}>
          {isSoldOut ? texts.tellMe : texts.tellWhenBack}
        </Button>
      </div>
      {Form && <Form {...props} sizeId={wanted?.sizeId ?? null} />}
    </>
  )
}
