import { color, font, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../internal/fragments.styles.ts'

export const QuantityStepperRoot = styled.div`
  --quantity-stepper-size: ${size.target};

  display: inline-grid;
  grid-template-columns: var(--quantity-stepper-size) minmax(2.5ch, auto) var(--quantity-stepper-size);
  align-items: center;
  inline-size: fit-content;
  border: ${stroke.thin} solid ${color.borderStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};

  & > button {
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
  }

  & > button[aria-disabled='true'] {
    color: ${color.textMuted};
    opacity: 0.5;
    cursor: not-allowed;
  }

  & > button:focus-visible {
    ${focusRing}
  }

  & > output {
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${weight.medium};
    font-variant-numeric: ${style.numeric};
    text-align: center;
  }
`
