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

  /* --rating-part is the filled share. */
  & > [data-part='stars'] {
    background: linear-gradient(to right, var(--rating-star) var(--rating-part), var(--rating-rest) var(--rating-part)) text;
    color: transparent;
    font-size: var(--rating-size);
    line-height: 1;
    forced-color-adjust: none;
  }

  & > [data-part='stars']::before {
    content: '★★★★★';
  }

  & > [data-part='unseen'] {
    ${unseen}
  }
`
