import { color, font, line, space, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'
import { errorLook } from '../../foundation/internal/fragments.styles.ts'

/** Help, error and notes around a control, whose root is the parent of them. */
export const fieldWords = css`
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};

  & [data-part='optional'] {
    font-weight: ${weight.text};
    color: ${color.textMuted};
  }

  & > [data-part='help'],
  & > [data-part='note'] {
    margin: ${space.none};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & > [data-part='note'][data-over] {
    font-weight: ${weight.medium};
    color: ${color.danger};
  }

  & > [data-part='error'] {
    ${errorLook}
  }
`
