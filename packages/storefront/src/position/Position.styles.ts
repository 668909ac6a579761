import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PositionRoot = styled.div`
  /* A plain button's words stand in line with what is below them. */
  > button {
    margin-inline-start: calc(-1 * ${space.medium});
  }

  form {
    display: grid;
    gap: ${space.small};
  }

  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }
`
