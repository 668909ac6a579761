import { color, radius, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { purchaseText } from '../internal/purchase.styles.ts'

export const ReservationCancelRoot = styled.form`
  --reservation-cancel-line: ${color.border};

  ${purchaseText}

  gap: ${space.large};

  & > section {
    display: grid;
    gap: ${space.small};
    padding: ${space.medium};
    border: ${stroke.thin} solid var(--reservation-cancel-line);
    border-radius: ${radius.large};
  }

  & > [data-part='actions'] {
    display: grid;
    gap: ${space.small};
  }
`
