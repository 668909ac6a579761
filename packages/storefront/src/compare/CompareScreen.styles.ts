import { color, media, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const CompareScreenRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};
  padding-block: ${space.medium} ${space.vast};

  [data-part='tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small} ${space.large};
  }

  [data-part='hint'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  > [data-part='ways'] {
    justify-self: center;
    max-inline-size: 100%;
  }

  [data-part='answers'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    margin-block-start: ${space.small};
  }

  @media (scripting: none) {
    [data-part='tools'] > :has(input),
    [data-part='tools'] button,
    [data-part='pending'] {
      display: none;
    }
  }

  ${media.print} {
    [data-part='tools'] {
      display: none;
    }
  }
`
