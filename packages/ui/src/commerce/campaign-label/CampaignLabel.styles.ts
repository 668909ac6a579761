import { styled } from 'styled-components'
import { campaignLabelLook } from '../internal/campaign-label.styles.ts'

export const CampaignLabelRoot = styled.span`
  ${campaignLabelLook}
`
