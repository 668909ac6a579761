import { color, font, line, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const FieldRoot = styled.div`
  --field-gap: ${space.tiny};

  display: grid;
  gap: var(--field-gap);
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};

  & > label {
    font-size: ${type.body};
    font-weight: ${weight.medium};
  }

  & [data-part='optional'] {
    font-weight: ${weight.text};
    color: ${color.textMuted};
  }

  & > [data-part='help'] {
    margin: ${space.none};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & > [data-part='error'] {
    display: flex;
    gap: ${space.tiny};
    margin: ${space.none};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    color: ${color.danger};
  }
`
