import { color, line, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** A search field and three links. */
export const WaysOnRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};
  inline-size: min(100%, ${size.prose});

  > ul {
    display: grid;
    gap: ${space.small};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.none} ${space.medium};
    align-items: center;
    block-size: 100%;
    padding: ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surfaceRaised};
    color: ${color.text};
    line-height: ${line.heading};
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover {
    border-color: ${color.borderStrong};
  }

  a > svg {
    grid-row: 1 / span 2;
    color: ${color.textMuted};
  }

  strong {
    font-weight: ${weight.bold};
  }

  small {
    min-block-size: 1lh;
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  ${media.tablet} {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    a {
      grid-template-columns: minmax(0, 1fr);
      align-content: start;
    }

    a > svg {
      grid-row: auto;
      margin-block-end: ${space.small};
    }
  }
`
