import { color, font, line, radius, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const RemovedLineRoot = styled.div`
  display: flex;
  column-gap: ${space.medium};
  align-items: center;
  justify-content: space-between;
  padding: ${space.small} ${space.medium};
  border-radius: ${radius.small};
  background: ${color.surfaceSunken};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};

  > button {
    flex: none;
  }

  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* There for screen readers, without room of its own. */
  &:empty {
    position: absolute;
    padding: ${space.none};
  }
`
