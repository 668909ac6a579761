import { color, font, line, size, space, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PageErrorRoot = styled.div`
  --page-error-mark: ${color.accent};

  display: grid;
  justify-items: start;
  gap: ${space.medium};
  max-inline-size: ${size.prose};
  padding-block: ${space.vast};

  > [data-part='mark'] {
    margin: 0;
    color: var(--page-error-mark);
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    font-variant-numeric: ${style.numeric};
  }

  > [data-part='title'] {
    margin: 0;
    font-family: ${font.heading};
    font-size: ${type.display};
    font-weight: ${weight.heading};
    letter-spacing: ${tracking.heading};
    line-height: ${line.tight};
    text-transform: ${style.headingTransform};
    text-wrap: balance;
  }

  > [data-part='text'] {
    margin: 0;
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
