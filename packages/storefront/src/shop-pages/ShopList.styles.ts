import { media, radius, size, space, stroke, style, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** Low cards for a long list: the picture is along the left edge, or on top from tablet width in a theme that puts words beneath pictures. */
export const lowCards = css`
  [data-part='places'] [data-part='shops'] {
    --shops-on: 1;

    ${media.tablet} {
      --shops-on: calc(2 - ${style.captionRow});
    }

    column-gap: calc(${space.medium} * (2 - var(--shops-on)));

    article {
      --shop-card-space: ${space.snug};
      --shop-card-picture: calc(clamp(5.5rem, 9vw, 8rem) * var(--shops-on) + 100% * (1 - var(--shops-on)));
      --shop-card-top: calc(7.5rem * (1 - var(--shops-on)));

      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space.hair} ${space.tiny};
    }

    article:has(> picture) {
      padding-block-start: calc(${space.snug} + var(--shop-card-top));
      padding-inline: calc((var(--shop-card-picture) + ${space.medium}) * var(--shops-on)) calc(${space.snug} * var(--shops-on));
      border-width: calc(${stroke.thin} * var(--shops-on));
    }

    article > picture {
      --shop-picture-corner: max(${space.none}, ${radius.card} - ${stroke.thin});

      inset: ${space.none} auto auto ${space.none};
      block-size: calc(100% * var(--shops-on) + var(--shop-card-top));
      border-radius: var(--shop-picture-corner) ${space.none} ${space.none} var(--shop-picture-corner);
    }

    article > picture > img {
      block-size: 100%;
      aspect-ratio: auto;
    }

    /* Keeps its height while the opening hours are unfolded. */
    article:has(> details[open]) > picture {
      block-size: calc(12rem * var(--shops-on) + var(--shop-card-top));
    }

    article > picture ~ :is(header, p) {
      padding-inline-start: ${space.none};
    }

    article > header {
      flex: 1 1 100%;
    }

    > li {
      container-type: inline-size;
      display: grid;
    }

    /* Without the icon the opening hours fit on one line, as high as the placeholder shown before hydration; otherwise the list would shift. */
    @container (width < 23rem) {
      [data-part='now'] > svg {
        display: none;
      }
    }

    /* The button says so. */
    header > [data-part='own'] {
      display: none;
    }

    :is([data-part='address'], [data-part='now'], [data-part='pending']) {
      flex: 1 0 100%;
      font-size: ${type.small};
    }

    /* A long street name may be wider than the narrowest card. */
    [data-part='address'] {
      overflow-wrap: anywhere;
    }

    details {
      margin: ${space.none} auto ${space.none} ${space.none};
    }

    :is(summary, [data-part='actions'] > button) {
      gap: ${space.tiny};
    }

    details[open] {
      flex: 1 0 100%;
    }

    :is(summary, [data-part='actions'] > *) {
      position: relative;
      min-block-size: ${size.target};
    }

    [data-part='actions'] {
      margin-inline-start: auto;
      padding: ${space.none};
    }

    [data-part='actions'] > button {
      --button-space: ${space.snug};

      padding-block: ${space.none};
    }

    article:not([data-own]) > [data-part='actions'] > button {
      --button-bg: transparent;
    }

    ${media.desktop} {
      :is(summary, [data-part='actions'] > *) {
        margin-block: calc(-1 * ${space.tiny});
      }
    }
  }
`
