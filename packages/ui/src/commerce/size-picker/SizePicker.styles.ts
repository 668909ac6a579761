import { color, media, motion, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { optionGroup } from '../internal/option-group.styles.ts'
import { focusRing, unseen } from '../../foundation/internal/fragments.styles.ts'

export const SizePickerRoot = styled.fieldset`
  --size-picker-height: ${size.control};
  --size-picker-selected: ${color.text};
  --size-picker-on-selected: ${color.surface};

  ${optionGroup}

  /* Afloat a legend is laid out like its neighbours, and the guide can stand beside it. */
  &:has(> [data-part='guide']) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }

  &:has(> [data-part='guide']) > legend {
    float: inline-start;
    margin: ${space.none};
  }

  & > [data-part='options'],
  & > [data-part='error'] {
    grid-column: 1 / -1;
  }

  & [data-part='size'] {
    box-sizing: border-box;
    display: grid;
    place-items: center;
    min-inline-size: ${size.control};
    min-block-size: var(--size-picker-height);
    /* Five sizes in cm stand in one row of a phone. */
    padding-inline: clamp(${space.hair}, 0.8vw, ${space.small});
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-size: ${type.body};
    font-weight: ${weight.medium};
    font-variant-numeric: ${style.numeric};
    transition:
      background-color ${motion.fast} ${motion.ease},
      border-color ${motion.fast} ${motion.ease};
  }

  & [data-part='size'] small {
    font-size: 0.75em;
    font-weight: ${weight.text};
  }

  & input:checked + [data-part='size'] {
    border-color: var(--size-picker-selected);
    background: var(--size-picker-selected);
    color: var(--size-picker-on-selected);
  }

  & input:focus-visible + [data-part='size'] {
    ${focusRing}
  }

  & input[aria-disabled] + [data-part='size'] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    font-weight: ${weight.text};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  & [data-part='sold-out'] {
    ${unseen}
  }

  &[data-invalid] [data-part='size'] {
    border-color: ${color.danger};
  }

  ${media.hover} {
    & input:not([aria-disabled], :checked) + [data-part='size']:hover {
      border-color: ${color.text};
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    & input:checked + [data-part='size'] {
      border-color: Highlight;
      outline: ${stroke.thick} solid Highlight;
    }
  }
`
