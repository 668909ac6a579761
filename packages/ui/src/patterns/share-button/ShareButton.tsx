import { shareTexts } from '@vidda/texts'
import { useState, type ComponentType } from 'react'
import { Button } from '../../primitives/button/index.ts'
import { Icon } from '../../foundation/icon/index.ts'
import { IconButton } from '../../primitives/icon-button/index.ts'
import { importModule } from '../../foundation/import-module/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import type { ShareModalProps } from './ShareModal.tsx'

export type ShareButtonProps = RootProps<'button', 'onClick' | 'aria-haspopup'> & {
  /** The full address to share. Default the open page's. */
  readonly url?: string
  /** What the system calls the page. Default the document's title. */
  readonly title?: string
  /** `icon` is the sign alone, `quiet` has the word beside it. Default `icon`. */
  readonly look?: 'icon' | 'quiet'
  /** The code of the modal did not come, for this reason: time to tell the shopper. */
  readonly onFailure?: (reason: unknown) => void
}

type Opened = { readonly Modal: ComponentType<ShareModalProps>; readonly url: string }

const load = () => importModule(() => import('./ShareModal.tsx'), 'ShareModal')

/** The shopper closed the system's own choices: that is an answer, and not a fault. */
const isCancelled = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError'

async function sharedBySystem(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false
  try {
    await navigator.share(data)
    return true
  } catch (reason) {
    return isCancelled(reason)
  }
}

/** Shares by the system; where it cannot, opens a modal with the ways to share (spec §2). */
export function ShareButton({ url, title, look = 'icon', onFailure, ...rest }: ShareButtonProps) {
  const texts = useTexts(shareTexts)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)

  async function handlePress() {
    const shared = url ?? window.location.href
    if (await sharedBySystem({ url: shared, title: title ?? document.title })) return
    const loaded = await load().catch((reason: unknown) => {
      onFailure?.(reason)
      return null
    })
    if (!loaded) return
    setOpened({ Modal: loaded.ShareModal, url: shared })
    setOpen(true)
  }

  const button = { ...rest, 'aria-haspopup': 'dialog', onClick: () => void handlePress() } as const
  return (
    <>
      {look === 'icon' ? (
        <IconButton {...button} icon="share" label={texts.title} />
      ) : (
        <Button {...button} variant="quiet" icon={<Icon name="share" />}>
          {texts.share}
        </Button>
      )}
      {opened && <opened.Modal open={open} onOpenChange={setOpen} url={opened.url} />}
    </>
  )
}
