import { Link } from '../link/index.ts'
import { styled } from 'styled-components'
import { buttonLook } from '../button/Button.styles.ts'

export const ButtonLinkRoot = styled(Link)`
  ${buttonLook}
`
