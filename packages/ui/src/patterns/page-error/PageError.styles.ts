import { color, line, size, space, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PageErrorRoot = styled.div`
  --page-error-mark: ${color.accent};

  display: grid;
  justify-items: start;
  gap: ${space.medium};
  max-inline-size: ${size.prose};
  padding-block: ${space.vast};

  > [data-part='mark'] {
    color: var(--page-error-mark);
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    font-variant-numeric: ${style.numeric};
  }

  > [data-part='title'] {
    font-size: ${type.display};
    line-height: ${line.tight};
  }

  > [data-part='text'] {
    color: ${color.textMuted};
    font-size: ${type.lead};
  }

  > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small} ${space.large};
    padding-block-start: ${space.small};
  }
`
