import { color, media, motion, radius, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { filterChoices } from '../internal/filter-choices.styles.ts'
import { focusRing, plainList, unseen } from '../internal/fragments.styles.ts'

export const GenderFilterRoot = styled.ul`
  --gender-filter-chosen: ${color.surfaceInverse};
  --gender-filter-on-chosen: ${color.textInverse};

  ${filterChoices}
  ${plainList}

  display: flex;
  flex-wrap: wrap;
  gap: ${space.small};

  & input {
    ${unseen}

    margin: ${space.none};
    appearance: none;
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
    border-color: var(--gender-filter-chosen);
    background: var(--gender-filter-chosen);
    color: var(--gender-filter-on-chosen);
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

  ${media.hover} {
    & input:not(:checked, [aria-disabled='true']) + [data-part='pill']:hover {
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    & input:checked + [data-part='pill'] {
      outline: ${stroke.thick} solid Highlight;
    }
  }
`
