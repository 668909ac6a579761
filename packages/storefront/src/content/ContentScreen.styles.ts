import { color, media, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ContentRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
  }

  > [data-part='body'] > nav {
    padding-block: ${space.medium};
    border-block: ${stroke.thin} solid ${color.border};
  }

  > [data-part='body'] > nav > p {
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.bold};
  }

  > [data-part='body'] > nav a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    color: ${color.link};
    text-underline-offset: 0.2em;
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
    margin-block-start: ${space.wide};
  }

  ${media.tablet} {
    > [data-part='body'] > nav > ul {
      columns: 2;
    }
  }

  ${media.desktop} {
    > [data-part='body'] {
      grid-template-columns: minmax(0, ${size.prose}) minmax(0, 18rem);
      align-items: start;
      gap: ${space.giant};
    }

    > [data-part='body'] > nav {
      position: sticky;
      inset-block-start: ${space.large};
      grid-column: 2;
      grid-row: 1;
      padding: 0 0 0 ${space.large};
      border-block: 0;
      border-inline-start: ${stroke.thin} solid ${color.border};
    }

    > [data-part='body'] > nav > ul {
      columns: auto;
    }

    > [data-part='body'] > div {
      grid-column: 1;
      grid-row: 1;
    }
  }

  ${media.print} {
    padding-block: ${space.none};

    > [data-part='body'] {
      display: block;
    }

    > section {
      display: none;
    }
  }
`
