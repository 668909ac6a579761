import { color, font, line, media, radius, space, stroke, style, type } from '@vidda/tokens'
import { styled } from 'styled-components'

/*
 * `--promo-tile-on` is 1 in a theme that frames picture and words together, on the header's ground, and 0 in one that puts words free
 * beneath. As third of its grid the tile is the second row of a phone, one column of a tablet, and in a wide window one or two columns of the
 * first row: its picture is as high as those of the cards there, or, within a frame, reaches down to the words on the floor of the row.
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

  /* The subjects of banners are right of their middle, and low. */
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

  /* From the third line to the last but one: one column of four, two of five, so that a row has three goods. */
  ${media.wide} {
    grid-column: 3 / -2;

    @container (width >= 24rem) {
      > picture {
        aspect-ratio: auto;
        padding-block-end: calc((100cqi - var(--product-grid-gap)) * 0.625);
      }
    }
  }
`
