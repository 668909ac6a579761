import { color, font, line, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../internal/fragments.styles.ts'

export const CartPanelRoot = styled.div`
  --cart-panel-gap: ${space.medium};

  display: grid;
  gap: var(--cart-panel-gap);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > ul {
    ${plainList}
  }

  & > [data-part='actions'] {
    display: grid;
    gap: ${space.small};
  }
`
