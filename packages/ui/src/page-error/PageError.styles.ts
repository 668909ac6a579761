import { color, line, media, radius, size, space, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PageErrorRoot = styled.div`
  --page-error-mark: ${color.accent};

  display: grid;
  justify-items: start;
  gap: ${space.medium};
  max-inline-size: ${size.prose};
  padding-block: ${space.vast};

  > [data-part='picture'] {
    inline-size: min(100%, 32rem);
    block-size: auto;
    border-radius: ${radius.card};
  }

  ${media.desktop} {
    &[data-drawn] {
      grid-template-columns: minmax(0, ${size.prose}) minmax(0, 1fr);
      column-gap: ${space.huge};
      align-items: center;
      max-inline-size: none;
    }

    &[data-drawn] > :not([data-part='picture']) {
      grid-column: 1;
    }

    /* Beside all the rest, however many rows that is. */
    > [data-part='picture'] {
      grid-area: 1 / 2 / span 9;
      inline-size: 100%;
    }
  }

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
