import { color, media, radius, size, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { contents, goods } from './post-asides.styles.ts'

export const PostRoot = styled.article`
  /* 60 to 75 characters per line; slightly larger text in a wide window. */
  --reading-width: min(${size.prose}, 36rem);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};

  > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
  }

  /* As wide as the window, in the shape of banners: nothing of it is cut off. */
  > header > [data-part='picture'] {
    aspect-ratio: 16 / 7;
    margin-block-start: ${space.tiny};
    margin-inline: calc(50% - 50vw);
    overflow: hidden;
    background: ${color.surfaceSunken};
  }

  /* The subjects are right of the middle, as in banners. */
  > header > [data-part='picture'] img {
    object-position: 75% 60%;
  }

  > header > [data-part='byline'] {
    display: flex;
    flex-wrap: wrap;
    row-gap: ${space.tiny};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  > header > [data-part='byline'] > span:first-child {
    color: ${color.text};
    font-weight: ${weight.medium};
  }

  /* After each part, so that no line begins with a dot. */
  > header > [data-part='byline'] > :not(:last-child)::after {
    content: '·' / '';
    display: inline-block;
    inline-size: ${space.medium};
    text-align: center;
    color: ${color.textMuted};
    font-weight: ${weight.text};
  }

  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
    align-items: start;
  }

  > [data-part='body'] > * {
    inline-size: min(100%, var(--reading-width));
    margin-inline: auto;
  }

  > [data-part='body'] > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.wide};
  }

  > [data-part='body'] > [data-part='opening'] > div:first-child > p:first-child {
    font-size: ${type.lead};
  }

  ${goods}
  ${contents}

  ${media.mobileOnly} {
    > [data-part='body'] {
      gap: ${space.medium};
    }

    > [data-part='body'] > aside + div {
      margin-block-start: ${space.medium};
    }
  }

  ${media.tablet} {
    > [data-part='body'] > div {
      font-size: calc(${type.body} * 1.125);
    }

    > header > [data-part='picture'] {
      max-block-size: 50vh;
    }
  }

  ${media.desktop} {
    gap: ${space.wide};

    /* Title and byline on one side, the picture on the other. */
    > header:has(> [data-part='picture']) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      grid-template-rows: 1fr auto;
      column-gap: ${space.huge};
    }

    > header > :first-child {
      --section-heading-size: ${type.display};

      align-self: end;
    }

    > header > [data-part='byline'] {
      padding-block-end: ${space.medium};
    }

    > header > [data-part='picture'] {
      grid-area: 1 / 2 / span 2;
      max-block-size: none;
      margin: ${space.none};
      border-radius: ${radius.card};
    }

    > [data-part='body']:has(> aside) {
      grid-template-columns: minmax(0, var(--reading-width)) minmax(14rem, 18rem);
      grid-template-rows: auto auto 1fr;
      justify-content: space-between;
      column-gap: ${space.huge};
    }

    > [data-part='body'] > * {
      margin-inline: ${space.none};
      inline-size: 100%;
    }

    > [data-part='body']:not(:has(> aside)) {
      grid-template-columns: minmax(0, var(--reading-width));
      justify-content: center;
    }

    > [data-part='body'] > aside {
      position: sticky;
      inset-block-start: ${space.large};
      grid-area: 1 / 2 / span 3;
    }
  }

  ${media.wide} {
    /* Contents, text and goods side by side. */
    > [data-part='body']:has(> nav) {
      grid-template-columns: minmax(0, 15rem) minmax(0, var(--reading-width)) minmax(0, 18rem);
      grid-template-rows: auto 1fr;
      justify-content: space-between;
    }

    > [data-part='body'] > nav {
      position: sticky;
      inset-block-start: ${space.large};
      grid-area: 1 / 1 / span 2;
    }

    > [data-part='body']:has(> nav) > div {
      grid-column: 2;
    }

    > [data-part='body'] > nav ~ aside {
      grid-area: 1 / 3 / span 2;
    }
  }

  ${media.print} {
    > [data-part='body'] {
      display: block;
    }

    > [data-part='body'] > aside,
    > [data-part='body'] > nav,
    > [data-part='body'] > div > ul {
      display: none;
    }

    > header > [data-part='picture'] {
      margin-inline: ${space.none};
    }
  }
`
