import { line, space } from '@vidda/tokens'
import { styled } from 'styled-components'
import { control } from '../../foundation/internal/fragments.styles.ts'

export const TextAreaControl = styled.textarea`
  ${control}

  display: block;
  padding-block: ${space.small};
  line-height: ${line.text};
  field-sizing: content;
  min-block-size: calc(var(--text-area-rows) * 1lh + ${space.medium});
  max-block-size: 60svh;
  resize: vertical;
`
