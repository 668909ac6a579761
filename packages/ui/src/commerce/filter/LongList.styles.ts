import { color, media, motion, radius, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, unseen } from '../../foundation/internal/fragments.styles.ts'
import { filterOptions } from './options.styles.ts'

export const LongListRoot = styled.div`
  --filter-selected: ${color.accent};
  --filter-on-selected: ${color.onAccent};

  ${filterOptions}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.small};
  justify-items: start;

  & > * {
    inline-size: 100%;
  }

  & > button {
    --button-height: ${size.target};

    inline-size: auto;
    margin-inline-start: calc(-1 * ${space.medium});
  }

  & label > input {
    ${unseen}

    margin: ${space.none};
    appearance: none;
  }

  & [data-part='box'] {
    --icon-size: 1em;

    box-sizing: border-box;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: ${size.icon};
    block-size: ${size.icon};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: min(${radius.small}, 0.4em);
    background: ${color.surface};
    color: transparent;
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & [data-part='box'] > svg {
    stroke-width: 2.5;
  }

  & label > input:checked + [data-part='box'] {
    border-color: var(--filter-selected);
    background: var(--filter-selected);
    color: var(--filter-on-selected);
  }

  & label > input:focus-visible + [data-part='box'] {
    ${focusRing}
  }

  & label > input[aria-disabled='true'] + [data-part='box'] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }

  & [data-part='words'] {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space.small};
    min-inline-size: 0;
  }

  & [data-part='about'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & > [data-part='none'] {
    color: ${color.textMuted};
  }

  /* Kept while empty, or screen readers would miss its words; without the gap before it. */
  & > [data-part='none']:empty {
    margin-block-start: calc(-1 * ${space.small});
  }

  ${media.hover} {
    & label:hover > input:not(:checked, [aria-disabled='true']) + [data-part='box'] {
      border-color: ${color.text};
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    & label > input:checked + [data-part='box'] {
      color: Highlight;
    }
  }
`
