import { color, density, media, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../../foundation/internal/fragments.styles.ts'

/**
 * From the desktop width on the theme's card width decides: a dense theme gets five columns where a calm one gets four. A theme with
 * grid lines has them halfway between cards, and not beside empty places, in browsers that draw rules in the gaps of a grid.
 */
export const ProductGridRoot = styled.ul`
  --product-grid-columns: repeat(2, minmax(0, 1fr));
  --product-grid-gap: max(${density.gap}, 24 * ${stroke.grid});
  --product-grid-row-gap: ${space.large};

  --product-grid-run: 30;

  &,
  & > [data-part='run'] > ul {
    ${plainList}

    display: grid;
    grid-template-columns: var(--product-grid-columns);
    gap: var(--product-grid-row-gap) var(--product-grid-gap);
    column-rule: ${stroke.grid} solid ${color.border};
    row-rule: ${stroke.grid} solid ${color.border};
    rule-visibility-items: between;
  }

  /* As high as the rows that it is likely to have. */
  & > [data-part='run'] {
    grid-column: 1 / -1;
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(var(--product-grid-run) * (${size.card} * 1.25 + 11.5rem + var(--product-grid-row-gap)));
  }

  /* Contained, the run would cut off the ring around a card. */
  & > [data-part='run']:focus-within {
    content-visibility: visible;
  }

  ${media.tablet} {
    --product-grid-columns: repeat(3, minmax(0, 1fr));
    --product-grid-row-gap: ${space.wide};
    --product-grid-run: 20;
  }

  ${media.desktop} {
    --product-grid-columns: repeat(auto-fill, minmax(min(${size.card}, 28%), 1fr));
    --product-grid-run: 15;
  }
`
