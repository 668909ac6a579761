import type { RootProps } from '../../foundation/internal/root-props.ts'
import { CampaignLabelRoot } from './CampaignLabel.styles.ts'

/** `percent` and `offer` are reductions, `clearance` sells the last ones, `news` has just come, `member` is for the club. */
export type CampaignKind = 'offer' | 'percent' | 'clearance' | 'news' | 'member'

export type CampaignLabelProps = RootProps<'span'> & {
  /** The campaign's own words, such as `−30 %` or `Tilbud`. */
  readonly text: string
  /** What sort of campaign it is, by colour alone: the words say it too. Default `offer`. State: `data-kind`. */
  readonly kind?: CampaignKind | undefined
}

/** What is special about an article's price or age, in a word or two. */
export function CampaignLabel({ text, kind = 'offer', ...rest }: CampaignLabelProps) {
  return (
    <CampaignLabelRoot {...rest} data-kind={kind}>
      {text}
    </CampaignLabelRoot>
  )
}
