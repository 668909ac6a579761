import { color, media, radius, shadow, size, space, stroke, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const CountyPickerRoot = styled.nav`
  position: relative;
  justify-self: start;

  summary {
    display: flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.target};
    padding-inline: ${space.snug};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    font-weight: ${weight.medium};
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  details[open] > summary > svg {
    rotate: 0.5turn;
  }

  /* Above the cards, whose pictures and buttons are positioned too. */
  ul {
    position: absolute;
    z-index: 2;
    inset-block-start: calc(100% + ${space.tiny});
    inset-inline-start: 0;
    inline-size: max-content;
    max-inline-size: calc(100vw - 2 * ${space.large});
    columns: 2;
    column-gap: ${space.medium};
    padding: ${space.small} ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow.high};
  }

  li {
    break-inside: avoid;
  }

  a {
    display: flex;
    gap: ${space.tiny};
    align-items: center;
    min-block-size: ${size.target};
    color: inherit;
    text-decoration: none;
  }

  a > span {
    color: ${color.textMuted};
  }

  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  ${media.print} {
    display: none;
  }
`
