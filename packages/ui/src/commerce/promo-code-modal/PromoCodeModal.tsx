import type { Ore } from '@vidda/domain/money'
import { promoTexts } from '@vidda/texts'
import { Modal, type ModalProps } from '../../primitives/modal/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { OpenCode } from './OpenCodes.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PromoCodeContent } from './PromoCodeContent.tsx'

/** Why a code was not taken: nobody knows it, its time is over or not yet come, or it could not be checked. */
export type PromoCodeProblem = 'unknown' | 'expired' | 'notYet' | 'used' | 'failed'

/** What else it takes goes to the box. */
export type PromoCodeModalProps = RootProps<'div'> &
  Pick<ModalProps, 'open' | 'onOpenChange' | 'onClosed'> & {
    /** Never with an empty code; trimmed. */
    readonly onApply: (code: string) => void
    /** The code is being checked. */
    readonly loading?: boolean | undefined
    /** What was wrong with the code last tried; the cart stays as it was. */
    readonly problem?: PromoCodeProblem | null | undefined
    /** The code in use and what it takes off; only one at a time (spec §4). */
    readonly active?: { readonly code: string; readonly discount: Ore } | null | undefined
    /** The code is to go. */
    readonly onRemove?: (() => void) | undefined
    /** Codes that are open to everybody; no list without them. */
    readonly codes?: readonly OpenCode[] | undefined
  }

/** `Rabattkode`: enter a code from the cart, see what it gives, take it off again. Import it lazily: it brings Base UI. */
export function PromoCodeModal({ onApply, loading, problem, active, onRemove, codes, ...modal }: PromoCodeModalProps) {
  const texts = useTexts(promoTexts)
  return (
    <Modal {...modal} title={texts.title} placement="centre">
      <PromoCodeContent open={modal.open} {...{ onApply, loading, problem, active, onRemove, codes }} />
    </Modal>
  )
}
