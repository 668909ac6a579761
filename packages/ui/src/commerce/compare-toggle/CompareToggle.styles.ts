import { color, font, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

/** A native checkbox, because lists render one for every card. */
export const CompareToggleRoot = styled.label`
  /* Above the card's link, which covers the whole card. */
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${space.small};
  min-block-size: ${size.controlSmall};
  padding-inline-end: ${space.small};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.small};
  accent-color: ${color.accent};
  cursor: pointer;

  & > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: ${space.none};
    cursor: inherit;
  }

  & > input:focus-visible {
    ${focusRing}
  }

  @media (scripting: none) {
    display: none;
  }
`
