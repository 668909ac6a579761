import { color, font, line, radius, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'

/** For the element that says what a campaign is about; its kind is `data-kind`. */
export const campaignLabelLook = css`
  --campaign-label-bg: ${color.offer};
  --campaign-label-text: ${color.onOffer};
  --campaign-label-border: transparent;

  display: inline-block;
  box-sizing: border-box;
  inline-size: fit-content;
  max-inline-size: 100%;
  padding-block: ${space.tiny};
  padding-inline: ${space.small};
  border: ${stroke.thin} solid var(--campaign-label-border);
  border-radius: ${radius.small};
  background: var(--campaign-label-bg);
  color: var(--campaign-label-text);
  font-family: ${font.text};
  font-size: ${type.small};
  font-weight: ${weight.bold};
  line-height: ${line.heading};
  letter-spacing: ${tracking.caps};
  text-transform: ${style.capsTransform};
  overflow-wrap: anywhere;
  text-wrap: balance;

  &[data-kind='clearance'] {
    --campaign-label-bg: ${color.surface};
    --campaign-label-text: ${color.offerText};
    --campaign-label-border: currentColor;
  }

  &[data-kind='news'] {
    --campaign-label-bg: ${color.accentSoft};
    --campaign-label-text: ${color.onAccentSoft};
  }

  &[data-kind='member'] {
    --campaign-label-bg: ${color.surfaceInverse};
    --campaign-label-text: ${color.textInverse};
  }
`
