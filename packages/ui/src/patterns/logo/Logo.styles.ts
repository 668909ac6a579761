import { size } from '@vidda/tokens'
import { styled } from 'styled-components'

export const LogoRoot = styled.span`
  --logo-height: ${size.logo};

  display: inline-flex;

  > [data-part='link'] {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }

  [data-part='image'] {
    block-size: var(--logo-height);
    inline-size: auto;
    max-inline-size: 100%;
  }
`
