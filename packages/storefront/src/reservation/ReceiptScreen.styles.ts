import { media, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ReceiptRoot = styled.div`
  display: grid;
  gap: ${space.large};
  max-inline-size: ${size.prose};
  margin-inline: auto;
  padding-block: ${space.wide} ${space.vast};

  &[data-pending] {
    align-content: start;
    min-block-size: 100dvb;
  }

  [data-part='on'] {
    margin: ${space.none};
  }

  ${media.print} {
    [data-part='on'] {
      display: none;
    }

    gap: ${space.small};
    max-inline-size: none;
    padding-block: ${space.none};
  }
`
