import { color, layer, line, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** Lies over the page, so that nothing moves. */
export const HelpHitsRoot = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${space.tiny});
  inset-inline: ${space.none};
  z-index: ${layer.overlay};
  max-block-size: min(30rem, 60svh);
  overflow-y: auto;
  overscroll-behavior: contain;
  font-weight: ${weight.text};

  &[data-open] {
    padding: ${space.small};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.high};
  }

  p {
    margin: ${space.none};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  &[data-open] > p {
    padding: ${space.tiny} ${space.small} ${space.small};
  }

  a {
    display: block;
    min-block-size: ${size.target};
    padding: ${space.small};
    border-radius: ${radius.control};
    color: ${color.text};
    line-height: ${line.heading};
    text-decoration: none;
  }

  a:has(svg) {
    display: flex;
    align-items: center;
    gap: ${space.small};
  }

  a:hover,
  a:focus-visible {
    background: ${color.surfaceSunken};
  }

  a:focus-visible {
    outline-offset: calc(-1 * ${stroke.focus});
  }

  strong {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }

  strong:first-child {
    display: block;
  }

  span {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  mark {
    background: ${color.accentSoft};
    color: ${color.onAccentSoft};
  }
`
