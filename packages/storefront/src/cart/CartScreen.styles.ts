import { color, layer, media, radius, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

/** Lines on one side, what it comes to on the other. */
export const CartScreenRoot = styled.div`
  display: grid;
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > * {
    min-inline-size: 0;
  }

  > [data-part='head'] {
    display: grid;
    gap: ${space.snug};
  }

  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.none} ${space.medium};
    align-items: baseline;
  }

  [data-part='title'] > p {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  > [data-part='lines'] {
    container-type: inline-size;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  > [data-part='lines'] > :first-child {
    padding-block-start: ${space.none};
  }

  > [data-part='choices'] {
    container-type: inline-size;
  }

  > [data-part='shops'] {
    display: grid;
    gap: ${space.medium};
    align-content: start;
  }

  [data-part='selected'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.medium};
    align-items: center;
    justify-content: space-between;
    padding: ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.card};
  }

  [data-part='selected'] p {
    display: grid;
    gap: ${space.hair};
    margin: 0;
  }

  > [data-part='sum'] {
    display: flex;
    flex-direction: column;
    gap: ${space.medium};
    padding: ${space.large};
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  /* The words of the promo code button stand in line with those of the sums. */
  [data-part='totals'] + button {
    align-self: start;
    margin-inline-start: calc(-1 * ${space.snug});
  }

  [data-part='promises'] {
    display: grid;
    grid-auto-rows: minmax(1.5rem, auto);
    gap: ${space.small};
    box-sizing: content-box;
    min-block-size: calc(3rem + ${space.small});
    margin: ${space.none};
    padding: ${space.medium} ${space.none} ${space.none};
    border-block-start: ${stroke.thin} solid ${color.border};
    font-size: ${type.small};
    list-style: none;
  }

  [data-part='promises'] > li {
    display: flex;
  }

  [data-part='login'] {
    margin: 0;
    font-size: ${type.small};
  }

  /* While the shops load: a cart that is split over shops has one more line below the sums, and a notice above other goods. */
  &:has([data-undecided]) > [data-part='sum'] > *,
  &:has([data-undecided]) > [data-part='recommended'] {
    visibility: hidden;
  }

  ${media.mobileOnly} {
    &:has(> [data-part='lines']) {
      gap: ${space.medium};
    }

    > [data-part='head']:has([data-part='title']) {
      gap: ${space.tiny};
    }

    &:has(> [data-part='head'] > [data-part='title']) {
      padding-block-start: ${space.small};
    }

    /* The list of shops is above the totals, which stay hidden until its height is known. */
    > [data-part='shops']:has([data-pending]) ~ [data-part='sum'] {
      visibility: hidden;
    }

    /* The choices are below the sums, which may yet get a line. The button is at the lower edge. */
    &:has([data-undecided]) > [data-part='choices'] {
      visibility: hidden;
    }

    [data-undecided] > [data-part='bar'] {
      visibility: visible;
    }

    /* The total stands right below the goods. */
    &:has([data-part='bar']) > :is([data-part='head'], [data-part='lines']) {
      order: -3;
    }

    &:has([data-part='bar']) [data-part='totals'] {
      order: -2;
      padding: ${space.medium};
      border-radius: ${radius.card};
      background: ${color.surfaceSunken};
    }

    /* The total alone where nothing is added to the goods. */
    [data-part='totals'] [data-part='same'],
    [data-part='totals'] [data-part='same'] ~ [data-part='free'] {
      display: none;
    }

    [data-part='totals'] [data-part='same'] ~ [data-part='total'] {
      padding-block-start: ${space.none};
      border: none;
      margin: ${space.none};
    }

    &:has([data-part='bar']) > :is([data-part='choices'], [data-part='turns']) {
      order: -1;
    }

    /* Keeps the button to the payment in view. Its containers are display: contents, because a sticky element cannot leave its parent. */
    &:has([data-part='bar']) {
      display: flex;
      flex-direction: column;
    }

    > [data-part='sum']:has([data-part='bar']),
    > [data-part='sum'] > :has(> [data-part='bar']) {
      display: contents;
    }

    [data-part='bar'] {
      margin-inline: calc(-1 * ${space.large});
      padding: ${space.small} ${space.large};
      border-block-start: ${stroke.thin} solid ${color.border};
      background: ${color.surface};
    }
  }

  /* Not in a low window, where it would cover too much of the cart. */
  @media (height >= 30rem) {
    [data-part='bar'] {
      position: sticky;
      inset-block-end: 0;
      z-index: ${layer.header};
    }

    &:has([data-part='bar']) :is(a, button, input, select) {
      scroll-margin-block-end: 7rem;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${space.vast};
    align-items: start;

    > [data-part='head'],
    > [data-part='head'] + :last-child {
      grid-column: 1 / -1;
    }

    > [data-part='sum'] {
      position: sticky;
      inset-block-start: ${space.large};
    }

    /* The panel starts beside the title and ends where other goods begin. The row before them takes up the rest of its height; rows without content have no gap. */
    &:has(> [data-part='lines']) {
      grid-template-rows: repeat(4, auto) 1fr auto;
      grid-template-columns: minmax(0, 6fr) minmax(0, 4fr);
      gap: ${space.none} ${space.huge};
    }

    > [data-part='lines'] ~ [data-part='turns'] {
      margin-block-start: ${space.large};
    }

    > [data-part='head']:has(~ [data-part='lines']) {
      grid-area: 1 / 1;
      padding-block-end: ${space.medium};
    }

    > [data-part='lines'] {
      grid-area: 2 / 1;
    }

    > [data-part='choices'] {
      grid-area: 3 / 1;
      margin-block-start: ${space.large};
    }

    > [data-part='turns'] {
      grid-area: 4 / 1;
    }

    > [data-part='lines'] ~ [data-part='sum'] {
      grid-area: 1 / 2 / 6;
    }

    > [data-part='recommended'] {
      grid-area: 6 / 1 / auto / -1;
    }

    [data-part='bar'] {
      background: ${color.surfaceSunken};
    }
  }

  ${media.wide} {
    &:has(> [data-part='lines']) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
      column-gap: ${space.vast};
    }
  }
`
