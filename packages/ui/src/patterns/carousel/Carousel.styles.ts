import { color, media, motion, radius, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const CarouselRoot = styled.section`
  --carousel-radius: ${radius.card};
  --carousel-dot: ${color.borderStrong};
  --carousel-dot-current: ${color.text};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.small};

  > [data-part='viewport'] {
    overflow-x: auto;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    border-radius: var(--carousel-radius);
  }

  &[data-ready] > [data-part='viewport'] {
    overflow: hidden;
    scroll-snap-type: none;
  }

  [data-part='slides'] {
    display: flex;
    touch-action: pan-y pinch-zoom;
  }

  &:not([data-ready]) [data-part='slides'] {
    touch-action: auto;
  }

  [data-part='slide'] {
    flex: 0 0 100%;
    min-inline-size: 0;
    scroll-snap-align: start;
  }

  > [data-part='controls'] {
    display: flex;
    align-items: center;
  }

  [data-part='pause'] {
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    margin-inline-start: calc((${size.icon} - ${size.target}) / 2);
    border-radius: ${radius.control};
  }

  [data-part='pause'] > svg {
    inline-size: ${size.icon};
    block-size: ${size.icon};
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  [data-part='dots'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
  }

  [data-part='dot'] {
    display: grid;
    place-items: center;
    inline-size: ${space.wide};
    block-size: ${size.target};
    border-radius: ${radius.control};
  }

  [data-part='dot']::before {
    content: '';
    inline-size: ${space.small};
    block-size: ${space.small};
    border: ${stroke.thin} solid var(--carousel-dot);
    border-radius: ${radius.pill};
    transition:
      inline-size ${motion.normal} ${motion.ease},
      background-color ${motion.normal} ${motion.ease};
  }

  [data-part='dot'][aria-current]::before {
    inline-size: ${space.large};
    border-color: var(--carousel-dot-current);
    background: var(--carousel-dot-current);
  }

  [data-part='dot']:focus-visible,
  [data-part='pause']:focus-visible {
    ${focusRing}
  }

  @media (scripting: none) {
    > [data-part='controls'] {
      display: none;
    }
  }

  ${media.hover} {
    [data-part='dot']:hover::before {
      background: var(--carousel-dot);
    }

    [data-part='dot'][aria-current]:hover::before {
      background: var(--carousel-dot-current);
    }

    [data-part='pause']:hover {
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    [data-part='dot'][aria-current]::before {
      background: Highlight;
    }
  }
`
