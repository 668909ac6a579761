import { color, font, line, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ReservationFormRoot = styled.form`
  --reservation-form-gap: ${space.medium};

  display: grid;
  gap: var(--reservation-form-gap);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > h2 {
    margin: ${space.none};
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
  }

  & > [data-part='pay'] {
    margin: ${space.none};
    font-size: ${type.small};
    color: ${color.textMuted};
  }
`
