import { color, media, motion, radius, size, space, stroke, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList, unseen } from '../../foundation/internal/fragments.styles.ts'
import { filterOptions } from './options.styles.ts'

export const ShortListRoot = styled.ul`
  --filter-selected: ${color.surfaceInverse};
  --filter-on-selected: ${color.textInverse};
  --filter-swatch: ${size.iconLarge};

  ${filterOptions}
  ${plainList}

  & input {
    ${unseen}

    margin: ${space.none};
    appearance: none;
  }

  &[data-kind='pills'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }

  & [data-part='pill'] {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.medium};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.pill};
    background: ${color.surface};
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & input:checked + [data-part='pill'] {
    border-color: var(--filter-selected);
    background: var(--filter-selected);
    color: var(--filter-on-selected);
  }

  & input:checked + [data-part='pill'] [data-part='count'] {
    color: inherit;
  }

  & input:focus-visible + [data-part='pill'] {
    ${focusRing}
  }

  & input[aria-disabled='true'] + [data-part='pill'] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
  }

  &[data-kind='swatches'] {
    --filter-selected: ${color.text};

    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
    column-gap: ${space.medium};
  }

  & [data-part='swatch'] {
    box-sizing: border-box;
    flex: none;
    inline-size: var(--filter-swatch);
    block-size: var(--filter-swatch);
    margin: ${space.tiny};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.pill};
    outline: ${stroke.thick} solid transparent;
    outline-offset: ${space.hair};
    background: var(--swatch);
    transition: outline-color ${motion.fast} ${motion.ease};
    forced-color-adjust: none;
  }

  & [data-part='swatch'][data-many] {
    background: conic-gradient(${color.danger}, ${color.star}, ${color.success}, ${color.link}, ${color.danger});
  }

  & input:checked + [data-part='swatch'] {
    outline-color: var(--filter-selected);
  }

  & input:checked + [data-part='swatch'] + [data-part='name'] {
    font-weight: ${weight.bold};
  }

  &[data-kind='swatches'] [data-part='count'] {
    font-weight: ${weight.text};
  }

  & input:focus-visible + [data-part='swatch'] {
    ${focusRing}
  }

  & input[aria-disabled='true'] + [data-part='swatch'] {
    opacity: 0.4;
  }

  ${media.hover} {
    & input:not(:checked, [aria-disabled='true']) + [data-part='pill']:hover {
      background: ${color.surfaceSunken};
    }

    & label:hover input:not(:checked, [aria-disabled='true']) + [data-part='swatch'] {
      outline-color: ${color.borderStrong};
    }
  }

  ${media.forcedColors} {
    & input:checked + [data-part='pill'] {
      outline: ${stroke.thick} solid Highlight;
    }

    & input:checked + [data-part='swatch'] {
      outline-color: Highlight;
    }
  }
`
