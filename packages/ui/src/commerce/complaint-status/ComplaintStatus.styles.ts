import { space, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { purchaseSection } from '../internal/purchase.styles.ts'

export const ComplaintStatusRoot = styled.section`
  --complaint-status-gap: ${space.medium};

  ${purchaseSection}

  gap: var(--complaint-status-gap);

  & dl {
    display: grid;
    gap: ${space.small};
    margin: ${space.none};
    margin-block: ${space.small};
  }

  & dt {
    font-size: ${type.small};
  }

  & dd {
    margin: ${space.none};
    white-space: pre-line;
  }
`
