import { color, font, line, radius, space, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const CampaignLabelRoot = styled.span`
  --campaign-label-bg: ${color.offer};
  --campaign-label-text: ${color.onOffer};

  display: inline-block;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: ${space.hair};
  padding-inline: ${space.small};
  overflow: hidden;
  border-radius: ${radius.small};
  background: var(--campaign-label-bg);
  color: var(--campaign-label-text);
  font-family: ${font.text};
  font-size: ${type.small};
  font-weight: ${weight.bold};
  line-height: ${line.text};
  letter-spacing: ${tracking.caps};
  text-overflow: ellipsis;
  text-transform: ${style.capsTransform};
  white-space: nowrap;
`
