import { color, font, line, media, radius, space, stroke, style, type } from '@vidda/tokens'
import { styled } from 'styled-components'

/*
 * `--promo-tile-on` is 1 in themes that put the text in a frame with the picture, on the header's background, and 0 in themes that put it below
 * the picture without a background. The tile is the seventh item of its grid: a row of its own on a phone, one column on a tablet, one or two columns
 * on wide screens. There its picture has the height of the cards' pictures; with a frame it fills the height of the row.
 */
export const PromoTileRoot = styled.li`
  --promo-tile-on: calc(2 - ${style.captionRow});

  position: relative;
  grid-column: 1 / -1;
  display: flex;
  flex-direction: column;
  overflow: clip;
  border-radius: ${radius.card};
  background: color-mix(in srgb, ${color.header} calc(100% * var(--promo-tile-on)), transparent);
  color: color-mix(in srgb, ${color.onHeader} calc(100% * var(--promo-tile-on)), ${color.text});

  &:has(:focus-visible) {
    outline: ${stroke.focus} solid ${color.focus};
    outline-offset: ${space.tiny};
  }

  > picture {
    position: relative;
    flex-grow: var(--promo-tile-on);
    aspect-ratio: 2;
  }

  /* Banners have their subject right of the centre and in the lower half. */
  > picture > img {
    position: absolute;
    block-size: 100%;
    object-position: 85% 60%;
  }

  > h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.tiny} ${space.medium};
    padding: ${space.medium} calc(${space.medium} * var(--promo-tile-on));
    padding-block-end: calc(${space.medium} * var(--promo-tile-on));
    font-size: ${type.heading};
    line-height: ${line.heading};
  }

  span {
    font: ${type.small} ${font.text};
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }

  a {
    color: inherit;
    outline: none;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.tablet} {
    container-type: inline-size;
    grid-column: auto;

    > picture {
      aspect-ratio: 0.8;
    }
  }

  /* Ends the second row of four columns, and stands in that of five. */
  ${media.wide} {
    grid-column: span 2;

    @container (width >= 24rem) {
      > picture {
        aspect-ratio: auto;
        padding-block-end: calc((100cqi - var(--product-grid-gap)) * 0.625);
      }
    }
  }
`
