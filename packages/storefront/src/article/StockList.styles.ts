import { space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const StockListRoot = styled.div`
  /* The button to reserve stands beside the shop's details. */
  && li > [data-part='action'] {
    grid-column: 2;
    grid-row: 2 / span 2;
    align-self: center;
    justify-self: end;
    padding-block-start: ${space.none};
    margin-inline-end: calc(-1 * ${space.medium});
  }

  && li > [data-part='stock'] {
    justify-self: end;
  }

  && li > [data-part='hours'] {
    grid-column: 1;
  }
`
