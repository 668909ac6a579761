import { color, layer, media, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ArticleRoot = styled.article`
  display: grid;
  gap: ${space.large};
  padding-block: ${space.medium} ${space.large};

  > * {
    min-inline-size: 0;
  }

  [data-part='head'],
  [data-part='offer'] > [data-part='stock'],
  > [data-part='facts'],
  [data-part='fact'] {
    display: grid;
    gap: ${space.small};
    align-content: start;
  }

  /* Not a grid: a sticky grid item cannot leave its row. */
  [data-part='offer'] {
    display: flex;
    flex-direction: column;
    gap: ${space.medium};
  }

  [data-part='head'] > [data-part='price'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  [data-part='compare'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.none} ${space.medium};
    font-size: ${type.small};
  }

  /* Its words stand in line with the column, and its frame, seen when it is pointed at, outside. */
  [data-part='tell'] {
    margin-inline-start: calc(-1 * (${space.snug} + ${stroke.thin}));
  }

  [data-part='guide'] {
    margin-inline-end: calc(-1 * (${space.medium} + ${stroke.thin}));
  }

  /* Reserves the height of the content that is loaded later. */
  [data-part='leads']:empty {
    min-block-size: 26rem;
  }

  [data-part='head'] > [data-part='rating'] {
    justify-self: start;
    color: inherit;
  }

  [data-part='head'] > [data-part='brand'],
  [data-part='number'],
  header dt,
  [data-part='terms'],
  [data-part='hint'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  [data-part='heading'] {
    font-size: ${type.title};
  }

  h1 > span {
    white-space: nowrap;
  }

  > [data-part='facts'] {
    gap: ${space.wide};
    padding-block-start: ${space.large};
  }

  [data-part='fact'] {
    max-inline-size: 65ch;
  }

  [data-part='fact'] > p {
    white-space: pre-line;
  }

  /* Key facts next to the price, in one row; the full list below is a table. */
  header > dl {
    display: flex;
    gap: ${space.large};
    padding-block: ${space.tiny};
    border-block: ${stroke.thin} solid ${color.border};
    font-size: ${type.small};
  }

  [data-part='named'] > div {
    display: grid;
    grid-template-columns: 2fr 3fr;
    gap: ${space.medium};
    padding-block: ${space.small};
  }

  > [data-part='facts'],
  [data-part='named'] > div {
    border-block-start: ${stroke.thin} solid ${color.border};
  }

  [data-part='lines'] {
    display: grid;
    gap: ${space.tiny};
    padding-inline-start: ${space.medium};
    list-style: disc;
  }

  /* Picture, name, price, colours and sizes share the first view of a phone. */
  ${media.mobileOnly} {
    row-gap: ${space.none};
    padding-block-start: ${space.none};

    header > dl[data-wide] {
      display: none;
    }

    [data-part='offer'] {
      --swatch-picture: ${size.target};

      gap: ${space.snug};
    }

    /* Six sizes in one row. */
    fieldset > [data-part='options'] {
      gap: ${space.tiny};
    }

    legend {
      margin-block-end: ${space.tiny};
    }

    /* Touch targets are taller than their text; the negative margin takes back the extra height. */
    > [data-part='trail'],
    [data-part='guide'],
    [data-part='head'] > div > span {
      margin-block: calc(-1 * ${space.small});
    }

    [data-part='pictures'] > section {
      --gallery-bleed: ${space.large};
    }

    /* The rating is beside the brand where both fit. */
    [data-part='head'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: ${space.tiny} ${space.medium};
    }

    [data-part='head'] > :is(h1, div, dl) {
      flex: 1 1 100%;
      order: 1;
    }

    h1 {
      font-size: ${type.heading};
    }

    [data-part='head'] > [data-part='brand'] {
      flex-grow: 1;
    }

    [data-part='bar'] svg {
      display: none;
    }

    [data-part='bar'] {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
      gap: ${space.medium};
      margin-inline: calc(-1 * ${space.large});
      padding: ${space.small} ${space.large};
      border-block-start: ${stroke.thin} solid ${color.border};
      background: ${color.surface};
    }

    && [data-part='bar'] > button {
      --button-type: ${type.body};

      padding-inline: ${space.small};
    }

    /* The old price stands under the new one, so that the button's words fit into one line. */
    [data-part='bar'] > p {
      display: grid;
    }

    /* In a low window (a phone on its side, a desktop zoomed in) it would leave too little of the article. */
    @media (height >= 30rem) {
      [data-part='bar'] {
        position: sticky;
        inset-block-end: 0;
        z-index: ${layer.header};
      }

      [data-part='offer'] :is(a, input) {
        scroll-margin-block-end: 6rem;
      }
    }
  }

  ${media.desktop} {
    [data-part='bar'] > p {
      display: none;
    }

    [data-part='sold-out'] + [data-part='bar'],
    [data-part='bar'] + button {
      margin-block-start: calc(${space.small} - ${space.medium});
    }

    /* The column is as wide as the thumbnails plus a 4:5 picture that fits the window's height. */
    grid-template-columns: clamp(45%, 80vb - 2rem, 58%) minmax(0, 1fr);
    column-gap: ${space.vast};
    align-items: start;

    > [data-part='trail'] {
      grid-column: 1 / -1;
    }

    [data-part='offer'] {
      position: sticky;
      inset-block-start: ${space.large};
      grid-row: span 2;
    }
  }

  /* On paper: what it is, what it costs and what is said of it. Where it is in stock today is out of date tomorrow. */
  ${media.print} {
    grid-template-columns: 6cm minmax(0, 1fr);
    padding-block: ${space.none};

    > [data-part='facts'] {
      grid-column: 1 / -1;
    }

    [data-part='offer'] {
      position: static;
      grid-row: auto;
    }

    > [data-part='trail'],
    button,
    [data-part='row'],
    [data-part='offer'] > :not([data-part='head']) {
      display: none;
    }
  }
`

/** What stands below an article and is not it: what others say, and other goods. */
export const BesideRoot = styled.div`
  display: grid;
  gap: ${space.large};
  padding-block-end: ${space.vast};

  > * {
    min-inline-size: 0;
  }

  /* Reserves the height of the content that is loaded later. */
  @media not (scripting: none) {
    > [data-part='outfit']:empty {
      min-block-size: 40rem;
    }
  }

  ${media.print} {
    display: none;
  }
`
