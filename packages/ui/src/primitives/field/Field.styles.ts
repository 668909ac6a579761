import { space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { fieldWords } from '../internal/field-words.styles.ts'

export const FieldRoot = styled.div`
  --field-gap: calc(${space.tiny} + ${space.hair});

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--field-gap);
  ${fieldWords}

  & > label {
    font-size: ${type.body};
    font-weight: ${weight.medium};
  }
`
