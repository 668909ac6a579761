import { color, font, line, size, space, style, type } from '@vidda/tokens'
import { css } from 'styled-components'
import { plainList, unseen } from '../../foundation/internal/fragments.styles.ts'

/** Options to select, each a checkbox with its count; for the root of a list of them. */
export const filterOptions = css`
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & ul {
    ${plainList}
  }

  & label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space.snug};
    min-block-size: ${size.target};
    cursor: pointer;
    /* Two quick presses are two presses, and not a word to mark. */
    user-select: none;
  }

  & label:has([aria-disabled='true']) {
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  & [data-part='name'] {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & [data-part='name'] > [data-part='count'] {
    margin-inline-start: ${space.tiny};
  }

  & [data-part='count'] {
    font-size: ${type.small};
    font-variant-numeric: ${style.numeric};
    color: ${color.textMuted};
  }

  & [data-part='unseen'] {
    ${unseen}
  }
`
