import { color, media, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'

export const HeaderTwoLineRoot = styled.header`
  --header-bg: ${color.header};
  --header-text: ${color.onHeader};
  --header-menu-bg: ${color.surface};
  --header-menu-text: ${color.text};
  --header-search-width: ${size.prose};
  --header-gutter: max(${space.large}, (100% - ${size.page}) / 2);

  > [data-part='bar'] {
    padding-inline: var(--header-gutter);
    background: var(--header-bg);
    color: var(--header-text);
  }

  > [data-part='menu'] {
    position: relative;
    padding-inline: var(--header-gutter);
    border-block-end: ${stroke.thin} solid ${color.border};
    background: var(--header-menu-bg);
    color: var(--header-menu-text);
  }

  > [data-part='menu'] > nav {
    --main-menu-position: static;
    --main-menu-gap: ${space.medium};
  }

  ${media.wide} {
    > [data-part='menu'] > nav {
      --main-menu-gap: ${space.large};
    }
  }

  > [data-part='bar'] > [data-part='line'] {
    display: grid;
    grid-template-columns: auto 1fr auto;
    column-gap: ${space.small};
    align-items: center;
    padding-block: ${space.small} ${space.snug};
  }

  > [data-part='bar'] > [data-part='line'] > button:first-child {
    margin-inline-start: calc((${size.icon} - ${size.target}) / 2);
  }

  > [data-part='bar'] > [data-part='line'] > :last-child {
    display: flex;
    grid-column: -2;
    margin-inline-end: calc((${size.icon} - ${size.target}) / 2);
  }

  /* As low as a touch target may be: the header takes space on every screen. */
  > [data-part='bar'] > [data-part='line'] > [data-part='search'] {
    --search-form-height: ${size.target};

    grid-column: 1 / -1;
    grid-row: 2;
    padding-block-start: ${space.tiny};
  }

  ${media.desktop} {
    > [data-part='bar'] > [data-part='line'] {
      grid-template-columns: auto minmax(0, 1fr) auto;
      column-gap: ${space.wide};
      min-block-size: ${size.headerHeight};
      padding-block: ${space.small};
    }

    > [data-part='bar'] > [data-part='line'] > [data-part='search'] {
      grid-column: 2;
      grid-row: 1;
      justify-self: center;
      inline-size: min(100%, var(--header-search-width));
      padding-block-start: ${space.none};
    }

    > [data-part='bar'] > [data-part='line'] > :last-child {
      margin-inline-end: ${space.none};
    }
  }

  /* The search stands in the middle, and stays there when the first article comes into the cart. */
  ${media.wide} {
    > [data-part='bar'] > [data-part='line'] {
      grid-template-columns: minmax(max-content, 1fr) minmax(0, var(--header-search-width)) minmax(max-content, 1fr);
      justify-items: start;
    }

    > [data-part='bar'] > [data-part='line'] > :last-child {
      gap: ${space.large};
      justify-self: end;
    }
  }
`
