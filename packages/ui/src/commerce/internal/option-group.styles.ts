import { color, font, line, space, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'
import { errorLook, unseen } from '../../foundation/internal/fragments.styles.ts'

/** A group of radio buttons drawn as something else: the fieldset, its legend with the selected one's name, and the hidden inputs. */
export const optionGroup = css`
  display: grid;
  gap: ${space.small};
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  border: none;
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};

  & > legend {
    padding: ${space.none};
    margin-block-end: ${space.small};
    font-size: ${type.body};
    font-weight: ${weight.medium};
  }

  & > legend > [data-part='selected'] {
    font-weight: ${weight.text};
    color: ${color.textMuted};
  }

  & > [data-part='options'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
  }

  & label {
    position: relative;
    cursor: pointer;
  }

  & input {
    ${unseen}

    margin: ${space.none};
    appearance: none;
  }

  & > [data-part='error'] {
    ${errorLook}
  }
`
