import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PlaceRoot = styled.div`
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
