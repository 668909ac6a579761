import { shareWaysTexts } from '@vidda/texts'
import { useEffect, useState } from 'react'
import { Icon } from '../../foundation/icon/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import { shareIcons } from './share-icons.data.ts'
import { shareLinks } from './share-links.ts'
import { ShareRowRoot } from './ShareRow.styles.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { usePageUrl } from './use-page-url.ts'

export type ShareRowProps = RootProps<'div'> & {
  /** The full address to share. Default the open page's; a server, which does not know it, must be told. */
  readonly url?: string
  /** `icons` stand side by side, `list` has words beside them. Default `icons`. State: `data-look`. */
  readonly look?: 'icons' | 'list'
}

/** Time (ms) that `Link Kopiert!` stays (spec §2). */
const copiedFor = 3000

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const

function Drawn({ path }: { readonly path: string }) {
  return (
    <svg data-part="drawn" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}

/** Facebook, X (the specification's Twitter), mail and a button that copies the link, in that order (spec §2). */
export function ShareRow({ url, look = 'icons', ...rest }: ShareRowProps) {
  const texts = useTexts(shareWaysTexts)
  const open = usePageUrl()
  const shared = url ?? open
  const links = shareLinks(shared)
  const [said, setSaid] = useState<'copied' | 'copyFailed' | null>(null)

  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), copiedFor)
    return () => clearTimeout(timer)
  }, [said])

  async function handleCopy() {
    setSaid(null)
    try {
      await navigator.clipboard.writeText(shared)
      setSaid('copied')
    } catch {
      // Without permission, or without HTTPS, there is no clipboard.
      setSaid('copyFailed')
    }
  }

  return (
    <ShareRowRoot {...rest} data-look={look}>
      <ul data-part="ways" role="list" aria-label={texts.ways}>
        <li>
          <a data-part="way" href={links.facebook} title={texts.facebook} {...outside}>
            <Drawn path={shareIcons.facebook} />
            <span data-part="word">{texts.facebook}</span>
          </a>
        </li>
        <li>
          <a data-part="way" href={links.x} title={texts.x} {...outside}>
            <Drawn path={shareIcons.x} />
            <span data-part="word">{texts.x}</span>
          </a>
        </li>
        <li>
          <a data-part="way" href={links.mail} title={texts.mail}>
            <Icon name="mail" />
            <span data-part="word">{texts.mail}</span>
          </a>
        </li>
        <li>
          <button type="button" data-part="way" title={texts.copy} onClick={() => void handleCopy()}>
            <Drawn path={shareIcons.link} />
            <span data-part="word">{texts.copy}</span>
          </button>
        </li>
      </ul>
      <p data-part="said" role="status">
        {said === 'copied' && <Icon name="check" />}
        {said && texts[said]}
      </p>
    </ShareRowRoot>
  )
}
