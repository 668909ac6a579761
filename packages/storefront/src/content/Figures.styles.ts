import { color, font, line, media, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** One row on a phone where the values fit; in a wide window four figures stand two by two. */
export const FiguresRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.snug};

  li {
    flex: 1 1 4.25rem;
  }

  strong {
    display: block;
    color: ${color.accent};
    font-family: ${font.heading};
    font-size: ${type.headline};
    font-stretch: ${style.headingStretch};
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: ${weight.heading};
    letter-spacing: ${tracking.heading};
    line-height: ${line.tight};
    white-space: nowrap;
  }

  span {
    display: block;
    margin-block-start: ${space.tiny};
    color: ${color.textMuted};
    font-size: ${type.tiny};
    line-height: ${line.heading};
    hyphens: auto;
    overflow-wrap: break-word;
  }

  ${media.tablet} {
    gap: ${space.large};

    span {
      font-size: ${type.small};
    }
  }

  ${media.desktop} {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    li {
      padding-block-start: ${space.snug};
      border-block-start: ${stroke.thin} solid ${color.border};
    }

    strong {
      font-size: ${type.display};
    }

    &:has(> :nth-child(4)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      row-gap: ${space.medium};
    }
  }
`
