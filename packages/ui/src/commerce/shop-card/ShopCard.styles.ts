import { color, font, line, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { moreShops } from '../internal/more-shops.styles.ts'
import { fewDot, noDot, stockDot } from '../internal/stock-dot.styles.ts'

export const ShopCardRoot = styled.article`
  --shop-card-bg: ${color.surface};
  --shop-card-line: ${color.border};
  --shop-card-good: ${color.success};
  --shop-card-space: ${space.medium};
  --shop-card-picture: 4.75rem;

  position: relative;
  display: grid;
  gap: ${space.tiny};
  align-content: start;
  padding: var(--shop-card-space);
  border: ${stroke.thin} solid var(--shop-card-line);
  border-radius: ${radius.card};
  background: var(--shop-card-bg);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  /* Beside the lines that every card has. */
  & > picture {
    position: absolute;
    inset-block-start: var(--shop-card-space);
    inset-inline-start: var(--shop-card-space);
    inline-size: var(--shop-card-picture);
    border-radius: ${radius.small};
  }

  & > picture > img {
    aspect-ratio: 1;
  }

  & > picture ~ :is(header, [data-part='address'], [data-part='stock'], [data-part='now'], [data-part='pending']) {
    padding-inline-start: calc(var(--shop-card-picture) + ${space.snug});
  }

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    column-gap: ${space.medium};
  }

  & :is(h2, h3) {
    margin: ${space.none};
    font-size: ${type.lead};
    line-height: ${line.heading};
  }

  & > header a {
    color: inherit;
    text-decoration-line: none;
  }

  /* The whole card is the link's target. */
  & > header a::after {
    content: '';
    position: absolute;
    inset: ${space.none};
  }

  & > header a:hover {
    text-decoration-line: underline;
  }

  & > details,
  & > [data-part='actions'] {
    position: relative;
  }

  & p {
    margin: ${space.none};
  }

  & > [data-part='address'] > span {
    display: block;
  }

  &[data-own] {
    --shop-card-line: ${color.accent};
  }

  & [data-part='own'] {
    --icon-size: 1.125em;

    display: inline-flex;
    align-items: center;
    gap: ${space.tiny};
    font-size: ${type.small};
    font-weight: ${weight.medium};
  }

  & [data-part='distance'],
  & [data-part='address'] {
    font-size: ${type.small};
    color: ${color.textMuted};
    font-variant-numeric: ${style.numeric};
  }

  & > [data-part='now'],
  & > [data-part='stock'] {
    display: flex;
    align-items: baseline;
    gap: ${space.small};
  }

  & > [data-part='now'] {
    --icon-size: 1.125em;

    align-items: center;
    gap: ${space.tiny};
  }

  & > [data-part='now'][data-open] {
    color: var(--shop-card-good);
    font-weight: ${weight.medium};
  }

  & > [data-part='stock']::before {
    ${stockDot}

    color: var(--shop-card-good);
    translate: 0 -0.05em;
  }

  & > [data-stock='few']::before {
    ${fewDot}
  }

  & > [data-stock='none']::before {
    ${noDot}
  }

  & > [data-stock] {
    font-weight: ${weight.medium};
  }

  & > [data-stock='none'] {
    color: ${color.textMuted};
  }

  ${moreShops}

  & details {
    margin-block-end: calc(-1 * ${space.small});
  }

  & summary {
    font-size: ${type.small};
  }

  & details[open] {
    padding-block-end: ${space.small};
  }

  & details > a {
    min-block-size: ${size.target};
    margin-inline-end: ${space.medium};
  }

  & > [data-part='actions'] {
    display: grid;
    padding-block-start: ${space.small};
  }
`
