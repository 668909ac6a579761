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

  /* Small enough for the picture of a narrow window. */
  > [data-part='lines'] picture + * {
    margin: ${space.tiny};
    padding-inline: ${space.tiny};
    white-space: nowrap;
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

  [data-part='promises'] {
    display: grid;
    gap: ${space.small};
    align-content: start;
    min-block-size: calc(2lh + ${space.small});
    margin: ${space.none};
    padding: ${space.none};
    font-size: ${type.small};
    list-style: none;
  }

  [data-part='login'] {
    margin: 0;
    font-size: ${type.small};
  }

  ${media.mobileOnly} {
    /* The list of shops is above the totals, which stay hidden until its height is known. */
    > [data-part='shops']:has([data-pending]) ~ [data-part='sum'] {
      visibility: hidden;
    }

    /* The choices stay hidden too, except for the button, because the notice about split carts is inserted above them. */
    &:has([data-undecided]) > :is([data-part='choices'], [data-part='sum'], [data-part='recommended']) {
      visibility: hidden;
    }

    [data-undecided] > [data-part='bar'] {
      visibility: visible;
    }

    /* What it comes to is read right below the goods. */
    &:has([data-part='bar']) > :is([data-part='head'], [data-part='lines']) {
      order: -3;
    }

    &:has([data-part='bar']) [data-part='totals'] {
      order: -2;
      padding: ${space.medium};
      border-radius: ${radius.card};
      background: ${color.surfaceSunken};
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
      row-gap: ${space.none};
    }

    > [data-part='lines'] ~ * {
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
    }

    > [data-part='turns'] {
      grid-area: 4 / 1;
    }

    > [data-part='lines'] ~ [data-part='sum'] {
      grid-area: 1 / 2 / 6;
      margin-block-start: ${space.none};
    }

    > [data-part='recommended'] {
      grid-area: 6 / 1 / auto / -1;
      margin-block-start: ${space.huge};
    }

    [data-part='bar'] {
      background: ${color.surfaceSunken};
    }
  }
`
