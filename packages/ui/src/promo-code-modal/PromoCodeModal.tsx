import type { Ore } from '@vidda/domain/money'
import { promoTexts } from '@vidda/texts'
import { Modal, type ModalProps } from '../modal/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import type { OpenCode } from './OpenCodes.tsx'
import { PromoCodeContent } from './PromoCodeContent.tsx'

/** Why a code was not taken: nobody knows it, its time is over or not yet come, or it could not be checked. */
export type PromoCodeProblem = 'unknown' | 'expired' | 'notYet' | 'used' | 'failed'

export type PromoCodeModalProps = Pick<ModalProps, 'open' | 'onOpenChange' | 'onClosed'> & {
  /** Never with an empty code; trimmed. */
  readonly onApply: (code: string) => void
  /** The code is being checked. */
  readonly loading?: boolean
  /** What was wrong with the code last tried; the cart stays as it was. */
  readonly problem?: PromoCodeProblem | null
  /** The code in use and what it takes off; only one at a time (spec §4). */
  readonly active?: { readonly code: string; readonly discount: Ore } | null
  /** The code is to go. */
  readonly onRemove?: () => void
  /** Codes that are open to everybody; no list without them. */
  readonly codes?: readonly OpenCode[]
}

/** `Rabattkode`: enter a code from the cart, see what it gives, take it off again. Import it lazily: it brings Base UI. */
export function PromoCodeModal({ open, onOpenChange, onClosed, ...content }: PromoCodeModalProps) {
  const texts = useTexts(promoTexts)
  return (
    <Modal open={open} onOpenChange={onOpenChange} {...(onClosed && { onClosed })} title={texts.title} placement="centre">
      <PromoCodeContent open={open} {...content} />
    </Modal>
  )
}
