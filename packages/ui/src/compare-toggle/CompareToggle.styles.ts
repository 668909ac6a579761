import { color, font, radius, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { choiceMark } from '../internal/choice-field.styles.ts'
import { focusRing } from '../internal/fragments.styles.ts'

export const CompareToggleRoot = styled.label`
  --choice-size: 1.125rem;

  display: inline-flex;
  align-items: center;
  gap: ${space.small};
  min-block-size: ${size.controlSmall};
  padding-inline-end: ${space.small};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.small};
  cursor: pointer;
  touch-action: manipulation;

  & > input {
    ${choiceMark}

    margin: ${space.none};
    border-radius: min(${radius.small}, 0.4em);
  }

  & > input::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    background: currentColor;
    clip-path: polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 84% 4%, 40% 68%);
    scale: 0;
  }

  & > input:checked::before {
    scale: 1;
  }

  & > input:focus-visible {
    ${focusRing}
  }

  &:hover > span {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  @media (scripting: none) {
    display: none;
  }
`
