import { color, font, size, space, stroke, style, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { control } from '../../foundation/internal/fragments.styles.ts'

export const PhoneFieldControl = styled.span`
  --phone-field-prefix: calc(3ch + ${space.snug} * 2);

  position: relative;
  display: grid;
  align-items: center;
  font-family: ${font.text};
  font-size: ${type.body};
  font-variant-numeric: ${style.numeric};

  & > [data-part='prefix'] {
    position: absolute;
    inset-inline-start: ${stroke.thin};
    display: grid;
    place-items: center;
    inline-size: var(--phone-field-prefix);
    block-size: calc(${size.control} - ${space.medium});
    border-inline-end: ${stroke.thin} solid ${color.border};
    color: ${color.textMuted};
    pointer-events: none;
  }

  & > input {
    ${control}

    padding-inline-start: calc(var(--phone-field-prefix) + ${space.snug});
    font-variant-numeric: inherit;
  }
`
