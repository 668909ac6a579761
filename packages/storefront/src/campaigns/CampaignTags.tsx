import { CampaignLabel } from '@vidda/ui/campaign-label'
import type { CampaignEntry } from './entry.ts'

/** A campaign's label and its short title, above its name. Beside a saving the label has a quieter colour. */
export function CampaignTags({
  campaign: { kicker, labelText, saving },
}: {
  readonly campaign: Pick<CampaignEntry, 'kicker' | 'labelText' | 'saving'>
}) {
  if (!kicker && !labelText) return null
  return (
    <p data-part="tags">
      {labelText && <CampaignLabel text={labelText} kind={saving === null ? 'percent' : 'news'} />}
      {kicker && <span data-part="kicker">{kicker}</span>}
    </p>
  )
}
