import { color, font, line, radius, space, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const BadgeRoot = styled.span`
  --badge-bg: ${color.surfaceSunken};
  --badge-text: ${color.text};

  display: inline-flex;
  align-items: center;
  gap: ${space.tiny};
  inline-size: fit-content;
  padding-block: ${space.hair};
  padding-inline: ${space.small};
  border-radius: ${radius.small};
  background: var(--badge-bg);
  color: var(--badge-text);
  font-family: ${font.text};
  font-size: ${type.tiny};
  font-weight: ${weight.medium};
  line-height: ${line.text};
  letter-spacing: ${tracking.caps};
  text-transform: ${style.capsTransform};
  max-inline-size: 100%;
  box-sizing: border-box;
  overflow-wrap: anywhere;

  &[data-tone='accent'] {
    --badge-bg: ${color.accentSoft};
    --badge-text: ${color.onAccentSoft};
  }

  &[data-tone='success'] {
    --badge-bg: ${color.successSoft};
    --badge-text: ${color.onSuccessSoft};
  }

  &[data-tone='warning'] {
    --badge-bg: ${color.warningSoft};
    --badge-text: ${color.onWarningSoft};
  }

  &[data-tone='danger'] {
    --badge-bg: ${color.dangerSoft};
    --badge-text: ${color.onDangerSoft};
  }

  &[data-tone='info'] {
    --badge-bg: ${color.infoSoft};
    --badge-text: ${color.onInfoSoft};
  }
`
