import { space, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../../foundation/internal/fragments.styles.ts'

export const OrderNoticeRoot = styled.div`
  --order-notice-gap: ${space.small};

  & dl {
    display: grid;
    gap: var(--order-notice-gap);
    margin: ${space.none};
  }

  & dt {
    font-weight: ${weight.bold};
  }

  & dd {
    margin: ${space.none};
  }

  & ul {
    ${plainList}
  }
`
