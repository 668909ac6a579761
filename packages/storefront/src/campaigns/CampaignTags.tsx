import { CampaignLabel } from '@vidda/ui/campaign-label'
import type { CampaignEntry } from './entry.ts'

/** A campaign's label and its short title, above its name. */
export function CampaignTags({ campaign: { kicker, labelText } }: { readonly campaign: Pick<CampaignEntry, 'kicker' | 'labelText'> }) {
  if (!kicker && !labelText) return null
  return (
    <p data-part="tags">
      {labelText && <CampaignLabel text={labelText} kind="percent" />}
      {kicker && <span data-part="kicker">{kicker}</span>}
    </p>
  )
}
