export { CampaignLabel } from './CampaignLabel.tsx'
export type { CampaignKind, CampaignLabelProps } from './CampaignLabel.tsx'
