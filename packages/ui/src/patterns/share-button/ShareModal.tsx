import { shareTexts } from '@vidda/texts'
import { Modal } from '../../primitives/modal/index.ts'
import { ShareRow } from '../share-row/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

export type ShareModalProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The full address to share. */
  readonly url: string
}

/** The ways to share, where the system has none of its own. Fetched when it is first asked for: it brings Base UI. */
export function ShareModal({ open, onOpenChange, url }: ShareModalProps) {
  const texts = useTexts(shareTexts)
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={texts.title} placement="centre">
      <ShareRow url={url} look="list" />
    </Modal>
  )
}
