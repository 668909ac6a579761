import { color, font, media, motion, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const QuantityStepperRoot = styled.div`
  --quantity-stepper-size: ${size.target};

  inline-size: fit-content;
  color: ${color.text};
  font-family: ${font.text};
  font-variant-numeric: ${style.numeric};

  & > [data-part='box'] {
    display: inline-grid;
    grid-template-columns: var(--quantity-stepper-size) minmax(2.5ch, auto) var(--quantity-stepper-size);
    align-items: center;
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
  }

  & > [data-part='box'] > button {
    display: grid;
    place-items: center;
    block-size: var(--quantity-stepper-size);
    padding: ${space.none};
    border: none;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & > [data-part='box'] > button[aria-disabled='true'] {
    color: ${color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }

  & > [data-part='box'] > :focus-visible {
    ${focusRing}
  }

  & > [data-part='box'] > :is(output, input) {
    font-size: ${type.body};
    font-weight: ${weight.medium};
    text-align: center;
  }

  & > [data-part='box'] > input {
    inline-size: 5ch;
    block-size: var(--quantity-stepper-size);
    padding: ${space.none};
    border: none;
    border-radius: ${radius.control};
    background: none;
    font-variant-numeric: inherit;
  }

  & > [data-part='limit'] {
    margin: ${space.none};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & > [data-part='limit']:not(:empty) {
    padding-block-start: ${space.tiny};
  }

  ${media.hover} {
    & > [data-part='box'] > button:not([aria-disabled='true']):hover {
      background: ${color.surfaceSunken};
    }
  }
`
