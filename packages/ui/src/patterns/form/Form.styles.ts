import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const FormRoot = styled.form`
  --form-gap: ${space.large};

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--form-gap);

  & > button:not([data-full]) {
    justify-self: start;
  }
`
