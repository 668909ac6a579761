import { color, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { contents, goods, mainGoods } from './post-asides.styles.ts'

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

  /* As wide as the window. Taller than banners are: their calm side is cut off, and who is in them stands larger. */
  > header > [data-part='picture'] {
    aspect-ratio: 16 / 9;
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

  /* Each part begins with a dot; what begins a line has it outside of the clip, so that no line begins or ends with one. */
  > header > [data-part='byline'] {
    clip-path: inset(calc(-1 * ${space.small}) calc(-1 * ${space.small}) calc(-1 * ${space.small}) calc(-1 * ${space.tiny}));
  }

  > header > [data-part='byline'] > * {
    position: relative;
    margin-inline-end: ${space.medium};
  }

  > header > [data-part='byline'] > *::before {
    content: '·' / '';
    position: absolute;
    inset-inline-end: 100%;
    inline-size: ${space.medium};
    text-align: center;
    color: ${color.textMuted};
    font-weight: ${weight.text};
  }

  > header > [data-part='lead'] {
    inline-size: min(100%, var(--reading-width));
    margin-block-start: ${space.tiny};
    margin-inline: auto;
    font-size: ${type.lead};
    text-wrap: pretty;
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

  ${goods}
  ${mainGoods}
  ${contents}

  ${media.mobileOnly} {
    > [data-part='body'] {
      gap: ${space.medium};
    }

    > [data-part='body'] > [data-part='text'] {
      margin-block-start: ${space.small};
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

    > header {
      --post-row: 1;
    }

    /* The words together, in the middle of the picture's height; the picture is at least as tall as they are. */
    > header:has(> [data-part='picture']) {
      --post-row: 2;

      grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
      grid-template-rows: 1fr auto auto auto 1fr;
      column-gap: ${space.huge};
    }

    > header > :first-child {
      /* Beside a picture, larger titles would push the text out of the first view. */
      --section-heading-size: min(${type.display}, 4.25rem);

      grid-row: var(--post-row);
    }

    > header > [data-part='byline'] {
      grid-row: calc(var(--post-row) + 2);
      padding-block-start: ${space.snug};
      border-block-start: ${stroke.thin} solid ${color.border};
    }

    > header > [data-part='lead'] {
      grid-row: calc(var(--post-row) + 1);
      margin: ${space.none};
      font-size: ${type.title};
    }

    > header > [data-part='picture'] {
      grid-area: 1 / 2 / span 5;
      aspect-ratio: auto;
      min-block-size: 24rem;
      max-block-size: none;
      margin: ${space.none};
      border-radius: ${radius.card};
      contain: size;
    }

    > [data-part='body']:has(> aside) {
      grid-template-columns: minmax(0, var(--reading-width)) minmax(18rem, 24rem);
      grid-template-rows: auto 1fr;
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
      grid-area: 1 / 2 / span 2;
    }
  }

  ${media.wide} {
    /* Contents, text and goods side by side. */
    > [data-part='body']:has(> nav) {
      grid-template-columns: minmax(0, 13rem) minmax(0, var(--reading-width)) minmax(0, 24rem);
      grid-template-rows: auto;
      justify-content: space-between;
    }

    > [data-part='body'] > nav {
      position: sticky;
      inset-block-start: ${space.large};
      grid-area: 1 / 1;
    }

    > [data-part='body']:has(> nav) > div {
      grid-area: 1 / 2;
    }

    > [data-part='body']:has(> nav) > aside {
      grid-area: 1 / 3;
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
      aspect-ratio: 16 / 7;
      margin-inline: ${space.none};
    }
  }
`
