import { promoTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Icon } from '@vidda/ui/icon'
import { useTexts } from '@vidda/ui/texts-provider'

type PromoCodeButtonProps = {
  readonly open: boolean
  readonly pending: boolean
  readonly onToggle: () => void
}

/** Leads to the promo code, and away from it. */
export function PromoCodeButton({ open, pending, onToggle }: PromoCodeButtonProps) {
  const texts = useTexts(promoTexts)
  return (
    <Button variant="plain" icon={<Icon name="plus" />} loading={pending} aria-haspopup="dialog" aria-expanded={open} onClick={onToggle}>
      {texts.title}
    </Button>
  )
}
