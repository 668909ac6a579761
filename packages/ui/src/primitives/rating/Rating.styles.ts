import { color, font, line, space, style, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { unseen } from '../../foundation/internal/fragments.styles.ts'

export const RatingRoot = styled.span`
  --rating-star: ${color.star};
  --rating-rest: ${color.track};
  --rating-size: 1.125em;

  display: inline-flex;
  align-items: center;
  gap: ${space.tiny};
  font-family: ${font.text};
  font-size: ${type.small};
  font-variant-numeric: ${style.numeric};
  line-height: ${line.text};
  color: ${color.textMuted};

  &[data-size='large'] {
    --rating-size: 1.25em;

    gap: ${space.small};
    font-size: ${type.lead};
  }

  /* One star, repeated five times as a mask; --rating-part is the filled share. */
  & > [data-part='stars'] {
    inline-size: calc(var(--rating-size) * 5);
    block-size: var(--rating-size);
    background: linear-gradient(to right, var(--rating-star) var(--rating-part), var(--rating-rest) var(--rating-part));
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='m12 2.6 2.9 6 6.5.9-4.7 4.6 1.1 6.6-5.8-3.1-5.8 3.1 1.1-6.6L2.6 9.5l6.5-.9z'/%3E%3C/svg%3E")
      left center / var(--rating-size) var(--rating-size) repeat-x;
    forced-color-adjust: none;
  }

  & > [data-part='unseen'] {
    ${unseen}
  }
`
