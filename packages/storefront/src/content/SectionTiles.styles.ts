import { color, line, media, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** Tiles of one width; the tiles of the last row grow to fill it. */
export const SectionTilesRoot = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.small};

  li {
    flex: 1 1 9rem;
  }

  a {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space.tiny} ${space.small};
    align-content: start;
    block-size: 100%;
    padding: ${space.small};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.card};
    color: ${color.text};
    font-size: ${type.body};
    line-height: ${line.heading};
    text-decoration: none;
  }

  a:hover {
    border-color: ${color.borderStrong};
    background: ${color.surfaceSunken};
  }

  svg {
    --icon-size: 1.25em;

    color: ${color.accent};
  }

  strong {
    grid-column: 2;
    font-weight: ${weight.bold};
    hyphens: auto;
  }

  small {
    grid-column: 1 / -1;
    color: ${color.textMuted};
    font-size: ${type.small};
    overflow-wrap: anywhere;
  }

  ${media.tablet} {
    li {
      flex-basis: 17rem;
    }

    a {
      padding: ${space.medium};
    }

    small {
      grid-column: 2;
    }
  }

  /* Three in a row across the page. */
  ${media.wide} {
    li {
      flex-basis: 22rem;
    }
  }
`
