import { styled } from 'styled-components'
import { control } from '../../foundation/internal/fragments.styles.ts'

export const TextFieldControl = styled.input`
  ${control}
`
