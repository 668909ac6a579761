import { color, media, motion, radius, size, space, stroke, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const CategoryTilesRoot = styled.nav`
  --category-tiles-columns: 2;
  --category-tiles-bg: ${color.surfaceSunken};

  > [data-part='list'] {
    display: grid;
    grid-template-columns: repeat(var(--category-tiles-columns), minmax(0, 1fr));
    gap: ${space.snug};
  }

  [data-part='tile'] {
    position: relative;
    display: flex;
    flex-direction: column;
    block-size: 100%;
    border-radius: ${radius.card};
    background: var(--category-tiles-bg);
    text-decoration: none;
    overflow: hidden;
  }

  [data-part='image'] {
    inline-size: 100%;
    aspect-ratio: 1;
    object-fit: cover;
    mix-blend-mode: multiply;
    transition: scale ${motion.slow} ${motion.ease};
  }

  [data-part='text'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.control};
    padding: ${space.small} ${space.medium};
    font-weight: ${weight.medium};
  }

  &:not([data-pictures]) [data-part='tile'] {
    border: ${stroke.thin} solid ${color.border};
    background: none;
  }

  ${media.hover} {
    [data-part='tile']:hover [data-part='text'] {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    [data-part='tile']:hover [data-part='image'] {
      scale: 1.04;
    }
  }

  ${media.tablet} {
    --category-tiles-columns: 4;
  }

  ${media.desktop} {
    --category-tiles-columns: 6;
  }
`
