import { commonTexts } from '@vidda/texts'
import { useTexts } from '../texts-provider/index.ts'
import type { RootProps } from '../internal/root-props.ts'
import { SkipLinkRoot } from './SkipLink.styles.ts'

export type SkipLinkProps = RootProps<'a'> & {
  /** Id of the element to go to, without `#`; `innhold` by default. It must take focus (`tabIndex={-1}`). */
  readonly target?: string
}

/** The first Tab stop of every page; out of sight until it has focus. */
export function SkipLink({ target = 'innhold', ...rest }: SkipLinkProps) {
  const texts = useTexts(commonTexts)
  return (
    <SkipLinkRoot href={`#${target}`} {...rest}>
      {texts.skipToContent}
    </SkipLinkRoot>
  )
}
