import { styled } from 'styled-components'
import { unseen } from './fragments.styles.ts'

/** Words for screen readers alone. */
export const Unseen = styled.span`
  ${unseen}
`
