import { color, font, line, media, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** One row where the values fit. */
export const FiguresRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.snug};

  li {
    flex: 1 1 4.25rem;
    min-inline-size: ${space.none};
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

  /* Four stand beside each other on a phone too. */
  &:has(> :nth-child(4)) strong {
    font-size: ${type.heading};
  }

  ${media.tablet} {
    gap: ${space.large};

    span {
      font-size: ${type.small};
    }
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));

    li {
      padding-block-start: ${space.snug};
      border-block-start: ${stroke.thin} solid ${color.border};
    }

    strong,
    &:has(> :nth-child(4)) strong {
      font-size: ${type.display};
    }
  }
`
