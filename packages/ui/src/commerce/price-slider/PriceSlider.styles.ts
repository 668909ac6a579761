import { color, media, motion, radius, shadow, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const PriceSliderRoot = styled.div`
  --price-slider-handle: ${size.iconLarge};
  --price-slider-line: ${color.text};
  --price-slider-track: ${color.track};

  /* The handles' middles reach the ends of the line, and half a handle stands outside it. */
  padding-inline: calc(var(--price-slider-handle) / 2);

  & > [data-part='control'] {
    display: flex;
    align-items: center;
    block-size: ${size.target};
    cursor: pointer;
    touch-action: pan-y;
    user-select: none;
  }

  & [data-part='track'] {
    inline-size: 100%;
    block-size: ${space.tiny};
    border-radius: ${radius.pill};
    background: var(--price-slider-track);
  }

  & [data-part='span'] {
    border-radius: inherit;
    background: var(--price-slider-line);
  }

  & [data-part='handle'] {
    inline-size: var(--price-slider-handle);
    block-size: var(--price-slider-handle);
    border: ${stroke.thick} solid var(--price-slider-line);
    border-radius: ${radius.pill};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.low};
    cursor: grab;
    transition: scale ${motion.fast} ${motion.ease};
  }

  /* A finger needs more than it sees. */
  & [data-part='handle']::after {
    content: '';
    position: absolute;
    inset: calc((var(--price-slider-handle) - ${size.target}) / 2 - ${stroke.thick});
  }

  & [data-part='handle']:has(:focus-visible) {
    ${focusRing}
  }

  & [data-part='handle'][data-dragging] {
    cursor: grabbing;
  }

  &[data-disabled] {
    --price-slider-line: ${color.borderStrong};
  }

  &[data-disabled] > [data-part='control'],
  &[data-disabled] [data-part='handle'] {
    cursor: not-allowed;
  }

  ${media.hover} {
    &:not([data-disabled]) [data-part='handle']:hover {
      scale: 1.1;
    }
  }

  ${media.forcedColors} {
    --price-slider-line: Highlight;

    & [data-part='track'],
    & [data-part='span'] {
      forced-color-adjust: none;
    }

    & [data-part='track'] {
      outline: ${stroke.thin} solid CanvasText;
    }
  }
`
