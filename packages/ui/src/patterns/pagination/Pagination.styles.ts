import { color, font, media, motion, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, forcedSelected, plainList } from '../../foundation/internal/fragments.styles.ts'

export const PaginationRoot = styled.nav`
  --pagination-size: ${size.target};

  container-type: inline-size;

  font-family: ${font.text};
  font-size: ${type.body};
  font-variant-numeric: ${style.numeric};
  color: ${color.text};

  & > ul {
    ${plainList}

    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: ${space.hair};
  }

  & a,
  & [data-part='gap'] {
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.tiny};
    min-inline-size: var(--pagination-size);
    min-block-size: var(--pagination-size);
    padding-inline: ${space.tiny};
    border: ${stroke.thin} solid transparent;
    border-radius: ${radius.control};
    color: inherit;
    text-decoration: none;
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & [data-part='gap'] {
    min-inline-size: 1.5em;
    padding-inline: ${space.none};
  }

  & a[data-part='step'] {
    padding-inline: ${space.snug};
  }

  & a[aria-current='page'] {
    border-color: ${color.text};
    font-weight: ${weight.bold};
  }

  & a:focus-visible {
    ${focusRing}
  }

  ${media.hover} {
    & a:hover {
      background: ${color.surfaceSunken};
    }
  }

  @container (inline-size < 24em) {
    & [data-near] {
      display: none;
    }
  }

  ${media.mobileOnly} {
    & a[data-part='step'] {
      padding-inline: ${space.none};
    }

    & a[data-part='step'] > span {
      display: none;
    }
  }

  ${media.forcedColors} {
    & a[aria-current='page'] {
      ${forcedSelected}
    }
  }
`
