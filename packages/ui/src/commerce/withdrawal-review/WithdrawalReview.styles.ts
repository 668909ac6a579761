import { color, radius, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { purchaseText } from '../internal/purchase.styles.ts'

export const WithdrawalReviewRoot = styled.form`
  --withdrawal-review-line: ${color.border};

  ${purchaseText}

  gap: ${space.large};

  & > section:first-child {
    display: grid;
    gap: ${space.small};
    padding: ${space.medium};
    border: ${stroke.thin} solid var(--withdrawal-review-line);
    border-radius: ${radius.large};
  }

  & > section > header {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    align-items: center;
    justify-content: space-between;
  }

  & > section > header > button {
    margin-inline-end: calc(-1 * ${space.snug});
  }
`
