import { privacyTexts } from '@vidda/texts'
import { Modal, type ModalProps } from '../../primitives/modal/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { PrivacyText } from './PrivacyText.tsx'

/** What else it takes goes to the panel. */
export type PrivacyModalProps = RootProps<'div'> &
  Pick<ModalProps, 'open' | 'onOpenChange' | 'onClosed'> & {
    /** The whole policy; default `/personvernerklaering`. */
    readonly policyTo?: string
  }

/** `Personvern` (spec §2): what is kept about a shopper, in short. Import it lazily: it brings Base UI. */
export function PrivacyModal({ policyTo, ...modal }: PrivacyModalProps) {
  const texts = useTexts(privacyTexts)
  return (
    <Modal {...modal} title={texts.title}>
      <PrivacyText {...(policyTo !== undefined && { policyTo })} onPolicy={() => modal.onOpenChange(false)} />
    </Modal>
  )
}
