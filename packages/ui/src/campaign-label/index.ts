export { CampaignLabel } from './CampaignLabel.tsx'
export type { CampaignLabelProps } from './CampaignLabel.tsx'
