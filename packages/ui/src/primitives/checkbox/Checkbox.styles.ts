import { radius } from '@vidda/tokens'
import { styled } from 'styled-components'
import { choiceField } from '../internal/choice-field.styles.ts'

export const CheckboxRoot = styled.div`
  ${choiceField}

  & > label > input {
    border-radius: min(${radius.small}, 0.4em);
  }

  & > label > input::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    background: currentColor;
    clip-path: polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 84% 4%, 40% 68%);
    scale: 0;
  }

  & > label > input:is(:checked, :indeterminate)::before {
    scale: 1;
  }

  & > label > input:indeterminate::before {
    clip-path: inset(42% 0);
  }
`
