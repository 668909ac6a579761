import { color, media, motion, radius, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { choiceRing, choiceRow } from '../internal/choice-field.styles.ts'
import { fieldWords } from '../internal/field-words.styles.ts'

export const RadioGroupRoot = styled.fieldset`
  --choice-size: 1.5rem;
  --radio-group-gap: ${space.none};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.tiny};
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  border: none;
  ${fieldWords}

  & > legend {
    padding: ${space.none};
    margin-block-end: ${space.tiny};
    font-size: ${type.body};
    font-weight: ${weight.medium};
  }

  & > [data-part='options'] {
    display: grid;
    gap: var(--radio-group-gap);
  }

  &[data-layout='row'] > [data-part='options'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.large};
  }

  & label {
    ${choiceRow}
  }

  & label:has([data-part='aside']) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }

  & label > input {
    ${choiceRing}
  }

  & [data-part='about'] {
    grid-column: 2;
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='aside'] {
    grid-area: 1 / 3;
    font-weight: ${weight.medium};
    font-variant-numeric: ${style.numeric};
  }

  &[aria-invalid='true'] label > input:not(:checked) {
    border-color: ${color.danger};
  }

  &[data-variant='cards'] {
    --radio-group-gap: ${space.small};
  }

  &[data-variant='cards'] label {
    padding: ${space.snug} ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.medium};
    background: ${color.surface};
    transition: border-color ${motion.fast} ${motion.ease};
  }

  &[data-variant='cards'] label:has(:checked) {
    border-color: ${color.accent};
    background: color-mix(in srgb, ${color.accentSoft} 45%, ${color.surface});
  }

  &[data-variant='cards'] label:has(:disabled) {
    background: ${color.surfaceSunken};
  }

  &[data-variant='cards'][aria-invalid='true'] label {
    border-color: ${color.danger};
  }

  ${media.hover} {
    &[data-variant='cards'] label:hover:has(:enabled) {
      border-color: ${color.accent};
    }
  }

  ${media.forcedColors} {
    &[data-variant='cards'] label:has(:checked) {
      outline: ${stroke.thick} solid Highlight;
    }
  }
`
