import { privacyTexts } from '@vidda/texts'
import { Modal, type ModalProps } from '../modal/index.ts'
import { useTexts } from '../texts-provider/index.ts'
import { PrivacyText } from './PrivacyText.tsx'

export type PrivacyModalProps = Pick<ModalProps, 'open' | 'onOpenChange' | 'onClosed'> & {
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
