import { CampaignLabelRoot } from './CampaignLabel.styles.ts'

export type CampaignLabelProps = {
  /** The campaign's own words, such as `−30 %` or `Tilbud`. */
  readonly text: string
}

export function CampaignLabel({ text }: CampaignLabelProps) {
  return <CampaignLabelRoot>{text}</CampaignLabelRoot>
}
