import { color, media, radius, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const BlogRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > [data-part='head'],
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.snug};
  }

  > section {
    gap: ${space.large};
    margin-block-start: ${space.wide};
  }

  ${media.mobileOnly} {
    &:has(> article) {
      gap: ${space.small};
    }

    > nav {
      --chip-list-bleed: ${space.large};
    }
  }

  ${media.desktop} {
    > [data-part='head'] > :last-child {
      --section-heading-size: ${type.display};
    }

    /* The subjects stand beside the title, so that the second row begins within the first view. */
    &:has(> [data-part='head'] + nav) {
      grid-template-columns: minmax(0, 1fr) fit-content(60%);
    }

    &:has(> [data-part='head'] + nav) > * {
      grid-column: 1 / -1;
    }

    &:has(> nav) > [data-part='head'] {
      grid-column: 1;
    }

    > [data-part='head'] + nav {
      grid-column: 2;
      align-self: end;
    }
  }

  ${media.print} {
    padding-block: ${space.none};

    > section {
      display: none;
    }
  }
`

export const PostRoot = styled.article`
  /* 60 to 75 characters per line; slightly larger text in a wide window. */
  --reading-width: min(${size.prose}, 36rem);

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.wide};

  /* Full window width. */
  > [data-part='picture'] {
    aspect-ratio: 3 / 2;
    margin-inline: calc(50% - 50vw);
    overflow: hidden;
    background: ${color.surfaceSunken};
  }

  /* The subjects are right of the middle, as in banners. */
  > [data-part='picture'] img {
    object-position: 85% 60%;
  }

  > header {
    display: grid;
    gap: ${space.snug};
    inline-size: min(100%, var(--reading-width));
    margin-inline: auto;
  }

  > header > p {
    display: flex;
    flex-wrap: wrap;
    row-gap: ${space.tiny};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  > header > p > * + *::before {
    content: '·' / '';
    display: inline-block;
    inline-size: ${space.medium};
    text-align: center;
    color: ${color.textMuted};
  }

  > header abbr {
    text-decoration: none;
  }

  > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.wide};
    align-items: start;
  }

  > [data-part='body'] > [data-part='text'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.wide};
    inline-size: min(100%, var(--reading-width));
    margin-inline: auto;
  }

  > [data-part='body'] > [data-part='text'] > div:first-child > p:first-child {
    font-size: ${type.lead};
  }

  > [data-part='body'] > [data-part='text'] > ul {
    --product-grid-columns: repeat(auto-fill, minmax(min(11rem, 46%), 1fr));
  }

  > [data-part='body'] > aside {
    max-inline-size: ${size.card};
  }

  > [data-part='body'] ul[role='list'] {
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  ${media.tablet} {
    > [data-part='body'] > [data-part='text'] {
      font-size: calc(${type.body} * 1.125);
    }

    > [data-part='picture'] {
      aspect-ratio: 5 / 2;
      max-block-size: 42vh;
      inline-size: 100vw;
    }
  }

  ${media.desktop} {
    /* Text and article card are one centered block, as wide as the picture. */
    --block-width: calc(var(--reading-width) + ${space.huge} + 16rem);

    row-gap: ${space.large};

    &:not(:has(> [data-part='body'] > aside)) {
      --block-width: var(--reading-width);
    }

    > header,
    > [data-part='picture'],
    > [data-part='body'] {
      inline-size: min(100%, var(--block-width));
      margin-inline: auto;
    }

    > [data-part='body']:has(> aside) {
      grid-template-columns: minmax(0, var(--reading-width)) minmax(12rem, 16rem);
      justify-content: space-between;
      column-gap: ${space.huge};
    }

    /* As low as the window needs to show the first lines of the text. */
    > [data-part='picture'] {
      max-block-size: 31vh;
      border-radius: ${radius.card};
    }

    > [data-part='body'] > aside {
      max-inline-size: none;
      position: sticky;
      inset-block-start: ${space.large};
    }
  }

  ${media.print} {
    > [data-part='body'] {
      display: block;
    }

    > [data-part='body'] > aside,
    > [data-part='body'] > [data-part='text'] > ul {
      display: none;
    }

    > [data-part='picture'] {
      inline-size: auto;
      margin-inline: ${space.none};
    }
  }
`
