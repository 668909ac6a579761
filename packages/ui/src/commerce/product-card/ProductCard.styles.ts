import { color, font, line, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { css, styled } from 'styled-components'
import { campaignLabelLook } from '../internal/campaign-label.styles.ts'
import { priceLook } from '../internal/price.styles.ts'
import { noDot, stockDot } from '../internal/stock-dot.styles.ts'

/** Cards far below the fold cost neither layout nor paint: with it a list of 1 000 answers a press in 80 ms. */
const card = css`
  --product-card-radius: ${radius.card};
  --product-card-gap: ${space.small};

  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--product-card-gap);
  min-inline-size: 0;
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};
  border-radius: var(--product-card-radius);
  content-visibility: auto;
  /* Near what cards are in all themes: off by more, a list would move under the finger as its cards come into sight. */
  contain-intrinsic-size: auto calc(${size.card} * 1.25 + 11.5rem);

  /* Contained, the card would cut off the ring around it. */
  &:focus-within {
    content-visibility: visible;
  }

  & > [data-part='image'] {
    position: relative;
    overflow: hidden;
    border-radius: var(--product-card-radius);
    background: ${color.surfaceSunken};
  }

  /* View transition: the picture of the followed card grows into the gallery of its article. */
  &:has([data-part='name'] > a:focus) > [data-part='image'] {
    view-transition-name: goods;
  }

  & > [data-part='image'] > picture {
    display: block;
  }

  & > [data-part='image'] > picture > img {
    inline-size: 100%;
    object-fit: cover;
    transition: scale ${motion.slow} ${motion.ease};
  }

  /* In the corner it covers neither the product, which is centred in the picture, nor the heart. */
  & > [data-part='image'] > [data-part='label'] {
    ${campaignLabelLook}

    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    max-inline-size: calc(100% - ${size.target} - ${space.tiny});
    padding-block: ${space.hair};
    border-radius: var(--product-card-radius) 0 ${radius.small} 0;
  }

  & > [data-part='corner'] {
    position: absolute;
    inset-block-start: ${space.hair};
    inset-inline-end: ${space.hair};
    z-index: 1;
  }

  & > [data-part='words'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${space.hair};
  }

  & [data-part='brand'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.small};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='rating'] {
    flex: none;
    color: ${color.text};
  }

  & [data-part='rating']::before {
    content: '★';
    margin-inline-end: 0.2em;
    color: ${color.star};
  }

  /* On a phone, reserves two lines, so that prices in a row are aligned. */
  & [data-part='name'] {
    min-block-size: 2lh;
    font-size: ${type.body};
    font-weight: ${weight.medium};
    line-height: calc((${line.heading} + ${line.text}) / 2);
    text-wrap: pretty;
  }

  & [data-part='name'] > a {
    text-decoration: none;
  }

  & [data-part='name'] > a > span {
    white-space: nowrap;
  }

  /* The whole card is the link's target. */
  & [data-part='name'] > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--product-card-radius);
  }

  /* The ring is drawn in the gap between cards, because text reaches the edge of the card. */
  & [data-part='name'] > a:focus-visible {
    outline: none;

    &::after {
      outline: ${stroke.focus} solid ${color.focus};
      outline-offset: ${space.tiny};
    }
  }

  & [data-part='price'] {
    ${priceLook}

    padding-block-start: ${space.tiny};
  }

  /* On the card's floor, a line each: in a row of cards they stand side by side, whatever is above them. */
  & [data-part='facts'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.tiny};
    margin-block-start: auto;
    padding-block-start: ${space.tiny};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='colors'] {
    display: flex;
    align-items: center;
    gap: ${space.tiny};
    min-block-size: ${space.medium};
    line-height: ${line.tight};
  }

  & [data-part='swatch'] {
    inline-size: ${space.snug};
    block-size: ${space.snug};
    border-radius: ${radius.pill};
    background: var(--swatch);
    box-shadow: inset 0 0 0 ${stroke.thin} ${color.borderStrong};
    forced-color-adjust: none;
  }

  & [data-part='stock'] {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & [data-part='stock']::before {
    ${stockDot}

    display: inline-block;
    margin-inline-end: ${space.tiny};
  }

  & [data-part='stock'][data-none]::before {
    ${noDot}
  }

  ${media.hover} {
    &:hover [data-part='name'] > a {
      text-decoration: underline ${stroke.thin};
      text-underline-offset: 0.2em;
    }

    &:hover > [data-part='image'] > picture > img {
      scale: 1.03;

      ${media.reducedMotion} {
        scale: none;
      }
    }
  }

  ${media.tablet} {
    --product-card-gap: ${space.snug};

    /* Aligns the prices of a row: everything below the name is at the card's bottom edge, and a former price that wraps goes above the price. */
    & [data-part='name'] {
      min-block-size: 0;
      flex-grow: 1;
    }

    & [data-part='price'] {
      flex-wrap: wrap-reverse;
    }

    /* On narrower screens it would be cut. */
    & [data-part='stock'] {
      white-space: nowrap;
    }
  }
`

/** In one piece: of several, a server's render puts the whole text together and hashes it again for each card, a fifth of its cost. */
export const ProductCardRoot = styled.li`
  ${(card as readonly string[]).join('')}
`
