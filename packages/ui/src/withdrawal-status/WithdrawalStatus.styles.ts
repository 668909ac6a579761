import { media, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../internal/fragments.styles.ts'
import { withdrawalText } from '../internal/withdrawal.styles.ts'

export const WithdrawalStatusRoot = styled.section`
  --withdrawal-status-gap: ${space.medium};

  ${withdrawalText}

  gap: var(--withdrawal-status-gap);

  & > h2:focus-visible {
    ${focusRing}
  }

  & > button {
    justify-self: start;
  }

  & [data-part='withdrawn'] {
    margin-block: ${space.small};
  }

  & [data-tone] [data-part='about'] {
    color: inherit;
  }

  ${media.print} {
    & > button {
      display: none;
    }
  }
`
