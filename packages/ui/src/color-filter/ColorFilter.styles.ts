import { color, media, motion, radius, size, space, stroke, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { filterChoices } from '../internal/filter-choices.styles.ts'
import { focusRing, plainList, unseen } from '../internal/fragments.styles.ts'

export const ColorFilterRoot = styled.ul`
  --color-filter-chosen: ${color.text};
  --color-filter-size: ${size.iconLarge};

  ${filterChoices}
  ${plainList}

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  column-gap: ${space.medium};

  & input {
    ${unseen}

    margin: ${space.none};
    appearance: none;
  }

  & [data-part='swatch'] {
    box-sizing: border-box;
    flex: none;
    inline-size: var(--color-filter-size);
    block-size: var(--color-filter-size);
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
    outline-color: var(--color-filter-chosen);
  }

  & input:checked ~ [data-part='name'] {
    font-weight: ${weight.bold};
  }

  & [data-part='count'] {
    font-weight: ${weight.text};
  }

  & input:focus-visible + [data-part='swatch'] {
    ${focusRing}
  }

  & input[aria-disabled='true'] + [data-part='swatch'] {
    opacity: 0.4;
  }

  ${media.hover} {
    & label:hover input:not(:checked, [aria-disabled='true']) + [data-part='swatch'] {
      outline-color: ${color.borderStrong};
    }
  }

  ${media.forcedColors} {
    & input:checked + [data-part='swatch'] {
      outline-color: Highlight;
    }
  }
`
