import { color, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const HelpSearchRoot = styled.div`
  position: relative;
  display: grid;
  gap: ${space.small};
  font-weight: ${weight.medium};

  input {
    grid-area: 2 / 1;
    block-size: ${size.control};
    padding-inline: calc(2 * ${space.snug} + 1.25em) ${space.medium};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surfaceRaised};
    color: ${color.text};
    font: inherit;
    font-size: max(${type.body}, 1rem);
    font-weight: ${weight.text};
    appearance: none;
  }

  input::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  /* Also on a dark ground. */
  input:focus-visible {
    box-shadow: 0 0 0 ${space.hair} ${color.surface};
  }

  > svg {
    grid-area: 2 / 1;
    color: ${color.text};
    align-self: center;
    margin-inline: ${space.snug};
    pointer-events: none;
  }

  @media (scripting: none), print {
    display: none;
  }
`
