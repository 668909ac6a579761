import { color, font, line, media, motion, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, unseen } from '../../foundation/internal/fragments.styles.ts'
import { fieldWords } from '../../primitives/internal/field-words.styles.ts'

export const ReviewFormRoot = styled.div`
  --review-form-star: ${color.star};
  --review-form-size: calc(${size.target} * 0.72);

  max-inline-size: ${size.prose};
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};

  & [data-part='stars'] {
    display: grid;
    gap: ${space.tiny};
    min-inline-size: 0;
    margin: ${space.none};
    padding: ${space.none};
    border: none;
    ${fieldWords}
  }

  & [data-part='stars'] > legend {
    padding: ${space.none};
    font-size: ${type.body};
    font-weight: ${weight.medium};
  }

  & [data-part='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline-start: calc((${size.target} - var(--review-form-size)) / -2);
  }

  & [data-part='row'] > label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    cursor: pointer;
  }

  & [data-part='row'] input {
    ${unseen}

    margin: ${space.none};
    appearance: none;
  }

  & [data-part='row'] svg {
    inline-size: var(--review-form-size);
    block-size: var(--review-form-size);
    fill: ${color.surface};
    stroke: ${color.borderStrong};
    stroke-width: 1.25;
    stroke-linejoin: round;
    transition: fill ${motion.fast} ${motion.ease};
  }

  & label[data-on] svg {
    fill: var(--review-form-star);
    stroke: var(--review-form-star);
  }

  & [data-part='row'] input:focus-visible + svg {
    ${focusRing}
  }

  & [data-part='stars'][aria-invalid='true'] svg {
    stroke: ${color.danger};
  }

  & [data-part='selected'] {
    padding-inline-start: ${space.small};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='consent'] {
    margin: ${space.none};
    font-size: ${type.small};
    color: ${color.textMuted};
    text-wrap: pretty;
  }

  & [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }

  ${media.hover} {
    & [data-part='row']:has(label:hover) > label:not(label:hover ~ label) svg {
      stroke: ${color.text};
    }
  }

  ${media.forcedColors} {
    & label[data-on] svg {
      fill: Highlight;
      stroke: Highlight;
      stroke-width: ${stroke.thick};
    }
  }
`
