import { color, media, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const HeaderSingleLineRoot = styled.header`
  --header-bg: ${color.header};
  --header-text: ${color.onHeader};
  --header-line: ${color.headerLine};

  position: relative;
  padding-inline: max(${space.large}, (100% - ${size.page}) / 2);
  border-block-end: ${stroke.thin} solid var(--header-line);
  background: var(--header-bg);
  color: var(--header-text);

  > [data-part='line'] {
    display: grid;
    grid-template-columns: auto 1fr auto;
    column-gap: ${space.small};
    align-items: center;
    justify-items: start;
    min-block-size: ${size.headerHeight};
  }

  > [data-part='line'] > button:first-child {
    margin-inline-start: calc((${size.icon} - ${size.target}) / 2);
  }

  > [data-part='line'] > :last-child {
    display: flex;
    grid-column: -2;
    justify-self: end;
    margin-inline-end: calc((${size.icon} - ${size.target}) / 2);
  }

  > [data-part='line'] > [data-part='menu'] {
    display: none;
    justify-self: stretch;
  }

  @media (scripting: none) {
    > [data-part='line'] > [data-part='menu'] {
      display: block;
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }

  ${media.desktop} {
    > [data-part='line'] {
      grid-template-columns: auto minmax(0, 1fr) auto;
      column-gap: ${space.large};
    }

    > [data-part='line'] > [data-part='menu'] {
      display: block;
      grid-column: auto;
      grid-row: auto;
    }

    > [data-part='line'] > [data-part='menu'] > nav {
      --main-menu-line: currentcolor;
      --main-menu-position: static;
      --main-menu-size: ${type.small};
      --main-menu-gap: ${space.snug};
      --main-menu-weight: ${weight.text};
      --main-menu-lead-weight: ${weight.medium};
    }
  }

  ${media.wide} {
    > [data-part='line'] {
      column-gap: ${space.wide};
    }

    > [data-part='line'] > :last-child {
      gap: ${space.medium};
      margin-inline-end: ${space.none};
    }

    > [data-part='line'] > [data-part='menu'] > nav {
      --main-menu-height: ${size.headerHeight};
      /* Counts beside the links leave the menu on one line in the narrowest of these windows. */
      --main-menu-gap: clamp(${space.snug}, 9vi - 6.2rem, ${space.large});
    }
  }
`
