import { color, line, media, motion, size, space, stroke, type } from '@vidda/tokens'
import { css } from 'styled-components'
import { fieldWords } from './field-words.styles.ts'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

/** The native box or ring itself, as large as `--choice-size`; `--choice-selected` is its ground when selected. */
export const choiceMark = css`
  appearance: none;
  box-sizing: border-box;
  display: grid;
  place-content: center;
  inline-size: var(--choice-size);
  block-size: var(--choice-size);
  margin: ${space.none};
  margin-block-start: calc((1lh - var(--choice-size)) / 2);
  border: ${stroke.thick} solid ${color.borderStrong};
  background: ${color.surface};
  color: ${color.onAccent};
  cursor: inherit;
  transition:
    background-color ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};

  /* A ring with nothing selected in its group is indeterminate as well. */
  &:is(:checked, [type='checkbox']:indeterminate) {
    border-color: var(--choice-selected, ${color.accent});
    background: var(--choice-selected, ${color.accent});
  }

  ${media.forcedColors} {
    appearance: auto;
  }
`

/** After `choiceMark`: a ring with its dot. */
export const choiceRing = css`
  border-radius: 50%;

  &::before {
    content: '';
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border-radius: 50%;
    background: currentColor;
    scale: 0;
    transition: scale ${motion.fast} ${motion.ease};
  }

  &:checked::before {
    scale: 1;
  }
`

/** A label with its native box, ring or switch before the words: the whole row is pressed. */
export const choiceRow = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${space.snug};
  min-block-size: ${size.target};
  padding-block: calc((${size.target} - 1lh) / 2);
  font-size: ${type.body};
  line-height: ${line.text};
  cursor: pointer;

  & > input {
    ${choiceMark}
  }

  & > input:focus-visible {
    ${focusRing}
  }

  & > input[aria-invalid='true']:not(:checked) {
    border-color: ${color.danger};
  }

  &:has(> input:disabled) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  & > input:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }

  & > input:disabled:is(:checked, [type='checkbox']:indeterminate) {
    border-color: ${color.borderStrong};
    background: ${color.borderStrong};
    color: ${color.surface};
  }

  ${media.hover} {
    &:hover > input:enabled:not(:checked) {
      border-color: ${color.accent};
    }
  }
`

/** Around a choice row: its help and error, in line with the words. */
export const choiceField = css`
  --choice-size: 1.5rem;

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${fieldWords}

  & > label {
    ${choiceRow}
  }

  & > [data-part='help'],
  & > [data-part='error'] {
    padding-inline-start: calc(var(--choice-size) + ${space.snug});
  }

  & > [data-part='help'] {
    margin-block-start: calc(-1 * ${space.small});
  }
`
