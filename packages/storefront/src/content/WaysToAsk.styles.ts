import { color, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** A row per way on a phone, tiles beside each other in a wider window. */
export const WaysToAskRoot = styled.ul`
  display: grid;
  gap: ${space.small};

  a {
    display: grid;
    gap: ${space.tiny};
    align-content: center;
    block-size: 100%;
    min-block-size: ${size.target};
    padding: ${space.medium} ${space.large};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
    color: ${color.text};
    text-decoration: none;
  }

  a:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  span {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  strong {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }

  ${media.mobileOnly} {
    a {
      grid-template-columns: 6.5rem minmax(0, 1fr);
      align-items: baseline;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    strong {
      font-size: ${type.lead};
    }
  }

  ${media.print} {
    display: none;
  }
`
