import { commonTexts } from '@vidda/texts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { ProgressBarRoot } from './ProgressBar.styles.ts'

export type ProgressBarProps = RootProps<'div', 'hidden'> & {
  /** A navigation is under way. */
  readonly loading: boolean
}

/**
 * A thin line at the top while the next screen is fetched; a fast answer never shows it. There before it is needed: to learn its look
 * at a press, the browser would ask every card of a list whether it is meant. State: `hidden`.
 */
export function ProgressBar({ loading, ...rest }: ProgressBarProps) {
  const texts = useTexts(commonTexts)
  return <ProgressBarRoot role="progressbar" aria-label={texts.loading} {...rest} hidden={!loading} />
}
