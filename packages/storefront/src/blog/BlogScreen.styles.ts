import { color, media, size, space, type } from '@vidda/tokens'
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
    > nav {
      --chip-list-bleed: ${space.large};
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

  > [data-part='picture'] img {
    object-position: 50% 60%;
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
    gap: ${space.tiny} ${space.snug};
    color: ${color.textMuted};
    font-size: ${type.small};
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
    /* The text and the article card are centered as one block. */
    > header,
    > [data-part='body'] {
      grid-template-columns: minmax(0, var(--reading-width)) minmax(12rem, 16rem);
      justify-content: center;
      column-gap: ${space.huge};
      inline-size: 100%;
    }

    &:not(:has(> [data-part='body'] > aside)) > :is(header, [data-part='body']) {
      grid-template-columns: minmax(0, var(--reading-width));
    }

    > header > * {
      grid-column: 1;
    }

    > [data-part='body'] > aside {
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
