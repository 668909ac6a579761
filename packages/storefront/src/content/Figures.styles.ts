import { color, font, line, media, space, stroke, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** One row where the values fit; on a phone two rows of two, with captions of a readable size. */
export const FiguresRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.medium} ${space.large};

  li {
    flex: 1 1 min(8rem, calc((100% - ${space.large}) / 2));
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
    font-size: ${type.small};
    line-height: ${line.heading};
    hyphens: auto;
    overflow-wrap: break-word;
  }

  ${media.tablet} {
    li {
      flex-basis: 5rem;
    }
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));

    li {
      padding-block-start: ${space.snug};
      border-block-start: ${stroke.thin} solid ${color.border};
    }

    strong {
      font-size: ${type.display};
    }
  }
`
