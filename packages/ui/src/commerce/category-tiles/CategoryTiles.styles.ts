import { color, media, motion, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/* `--category-tiles-on` is 1 where the theme frames words and picture together and 0 where words stand free beneath a larger picture. */
export const CategoryTilesRoot = styled.nav`
  --category-tiles-on: calc(2 - ${style.captionRow});
  --category-tiles-columns: 2;
  --category-tiles-bg: color-mix(in srgb, ${color.surfaceSunken} calc(100% * var(--category-tiles-on)), transparent);
  --category-tiles-padding: calc(${space.medium} * var(--category-tiles-on));
  --category-tiles-line: ${space.none};
  /* Shown where tiles are wide enough for a long word beside it. */
  --category-tiles-thumb: none;

  &:not([data-pictures]) {
    --category-tiles-bg: transparent;
    --category-tiles-line: ${stroke.thin};
  }

  > [data-part='list'] {
    display: grid;
    grid-template-columns: repeat(var(--category-tiles-columns), minmax(0, 1fr));
    gap: ${space.snug};
  }

  [data-part='tile'] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
    overflow: hidden;
    border: 0 solid ${color.border};
    border-width: calc(var(--category-tiles-line) * var(--category-tiles-on));
    border-block-end-width: var(--category-tiles-line);
    border-radius: ${radius.card};
    background: var(--category-tiles-bg);
    text-decoration: none;
  }

  [data-part='picture'] {
    aspect-ratio: calc(0.8 + 0.2 * var(--category-tiles-on));
    overflow: hidden;
  }

  [data-part='picture'] img {
    transition: scale ${motion.slow} ${motion.ease};
  }

  [data-part='text'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-block-size: ${size.control};
    padding: ${space.small} var(--category-tiles-padding);
    font-weight: ${weight.medium};
    line-height: 1.25;
  }

  [data-part='tile']:has([data-part='thumb']) {
    flex-direction: row;
    align-items: center;

    > [data-part='text'] {
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
  }

  [data-part='thumb'] {
    flex: none;
    display: var(--category-tiles-thumb);
    inline-size: 2.75rem;
    aspect-ratio: 1;
    margin-inline-end: ${space.snug};
    overflow: hidden;
    border-radius: ${radius.small};
  }

  [data-part='about'] {
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.text};
  }

  ${media.hover} {
    [data-part='tile']:hover [data-part='text'] {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    [data-part='tile']:hover img {
      scale: 1.03;
    }
  }

  ${media.tablet} {
    --category-tiles-columns: 3;
    --category-tiles-thumb: block;
  }

  ${media.desktop} {
    --category-tiles-columns: calc(4 + 2 * var(--category-tiles-on));
    --category-tiles-thumb: none;
  }

  ${media.wide} {
    --category-tiles-thumb: block;

    [data-part='thumb'] {
      inline-size: 3.5rem;
    }
  }
`
