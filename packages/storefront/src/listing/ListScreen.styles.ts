import { media, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ListRoot = styled.div`
  display: grid;
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > * {
    min-inline-size: 0;
  }

  > [data-part='head'] {
    display: grid;
    gap: ${space.snug};
  }

  > [data-part='goods'],
  > [data-part='popular'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  > [data-part='goods'] > [data-part='tools'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.small};
  }

  & [data-part='my-shop'] {
    --my-shop-pull: calc(-1 * ${space.medium});

    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small} ${space.medium};
    min-block-size: ${size.target};
    font-size: ${type.small};
  }

  /* Nothing happens at a press without them. */
  @media (scripting: none) {
    & [data-part='my-shop'] {
      display: none;
    }
  }

  /* Its sign stands where the line begins. */
  & [data-part='my-shop'] > button {
    margin-inline-start: var(--my-shop-pull);
  }

  /* Chips that scroll do so from edge to edge of the window. */
  ${media.mobileOnly} {
    > nav {
      --chip-list-bleed: ${space.large};
    }
  }
`
