import { color, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { forcedSelected } from '../../foundation/internal/fragments.styles.ts'

export const ChipListRoot = styled.nav`
  --chip-list-bleed: ${space.none};

  min-inline-size: 0;

  > [data-part='list'] {
    display: flex;
    gap: ${space.small};
    overflow-x: auto;
    margin-inline: calc(-1 * var(--chip-list-bleed));
    padding-inline: var(--chip-list-bleed);
    padding-block: ${space.tiny};
    scroll-padding-inline: var(--chip-list-bleed);
    scrollbar-width: none;
  }

  [data-part='chip'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    text-decoration: none;
    white-space: nowrap;
    transition: border-color ${motion.fast} ${motion.ease};
  }

  [data-part='chip'][aria-current='page'] {
    border-color: ${color.surfaceInverse};
    background: ${color.surfaceInverse};
    color: ${color.textInverse};
  }

  ${media.hover} {
    [data-part='chip']:hover {
      border-color: ${color.borderStrong};
    }
  }

  ${media.desktop} {
    > [data-part='list'] {
      flex-wrap: wrap;
    }
  }

  ${media.forcedColors} {
    [data-part='chip'][aria-current='page'] {
      ${forcedSelected}
    }
  }
`
