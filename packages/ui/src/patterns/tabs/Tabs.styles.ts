import { color, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, forcedSelected } from '../../foundation/internal/fragments.styles.ts'

export const TabsRoot = styled.div`
  --tabs-line: ${color.border};
  --tabs-selected: ${color.accent};
  --tabs-gap: ${space.large};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};

  > [data-part='list'] {
    display: flex;
    gap: var(--tabs-gap);
    overflow-x: auto;
    scrollbar-width: none;
    box-shadow: inset 0 calc(-1 * ${stroke.thin}) var(--tabs-line);
  }

  [data-part='tab'] {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: calc(${size.target} + ${space.tiny});
    border-block-end: ${stroke.thick} solid transparent;
    color: ${color.textMuted};
    font-size: ${type.body};
    font-weight: ${weight.medium};
    white-space: nowrap;
    transition:
      border-color ${motion.fast} ${motion.ease},
      color ${motion.fast} ${motion.ease};
  }

  [data-part='tab'][aria-selected='true'] {
    border-color: var(--tabs-selected);
    color: ${color.text};
  }

  /* Within the list, which cuts off what is outside it. */
  [data-part='tab']:focus-visible {
    ${focusRing}

    outline-offset: calc(-1 * ${stroke.focus});
  }

  [data-part='count'] {
    min-inline-size: 1.75em;
    padding-inline: 0.5em;
    border-radius: ${radius.pill};
    background: ${color.surfaceSunken};
    color: ${color.text};
    font-size: ${type.tiny};
    line-height: 1.75;
    text-align: center;
  }

  [data-part='panel']:focus-visible {
    ${focusRing}
  }

  ${media.hover} {
    [data-part='tab']:hover {
      border-color: ${color.borderStrong};
      color: ${color.text};
    }

    [data-part='tab'][aria-selected='true']:hover {
      border-color: var(--tabs-selected);
    }
  }

  ${media.forcedColors} {
    [data-part='tab'][aria-selected='true'] {
      ${forcedSelected}
    }
  }
`
