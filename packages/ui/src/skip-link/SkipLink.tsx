import { commonTexts } from '@vidda/texts'
import { useTexts } from '../texts-provider/index.ts'
import { SkipLinkRoot } from './SkipLink.styles.ts'

export type SkipLinkProps = {
  /** Id of the element to go to, without `#`; `innhold` by default. It must take focus (`tabIndex={-1}`). */
  readonly target?: string
}

/** The first Tab stop of every page; out of sight until it has focus. */
export function SkipLink({ target = 'innhold' }: SkipLinkProps) {
  const texts = useTexts(commonTexts)
  return <SkipLinkRoot href={`#${target}`}>{texts.skipToContent}</SkipLinkRoot>
}
