import { space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { purchaseSection } from '../internal/purchase.styles.ts'

export const WithdrawalStatusRoot = styled.section`
  --withdrawal-status-gap: ${space.medium};

  ${purchaseSection}

  gap: var(--withdrawal-status-gap);
`
