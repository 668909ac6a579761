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
    display: grid;
    gap: ${space.medium};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* Small enough for the picture of a narrow window. */
  > [data-part='lines'] picture + * {
    margin: ${space.tiny};
    padding-inline: ${space.tiny};
    white-space: nowrap;
  }

  /* Too narrow for the icon beside the quantity stepper. */
  @container (inline-size < 18rem) {
    > [data-part='lines'] [data-part='remove'] > svg {
      display: none;
    }
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

  ${media.mobileOnly} {
    > [data-part='lines'] {
      gap: ${space.none};
    }

    > [data-part='lines'] > :first-child {
      padding-block-start: ${space.none};
    }

    /* The list of shops is above the totals, which stay hidden until its height is known. */
    > [data-part='shops']:has([data-pending]) ~ [data-part='sum'] {
      visibility: hidden;
    }

    /* The choices stay hidden too, except for the button, because the notice about split carts is inserted above them. */
    > [data-part='sum']:has([data-undecided]) {
      visibility: hidden;
    }

    [data-undecided] > [data-part='bar'] {
      visibility: visible;
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

  [data-part='login'] {
    margin: 0;
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

    /* The panel starts beside the title, so that more of it is visible above its sticky button. The last row takes up the rest of its height. */
    &:has(> [data-part='lines']) {
      grid-template-rows: auto 1fr;
    }

    &:has(> [data-part='turns']) {
      grid-template-rows: auto auto 1fr;
    }

    &:has(> [data-part='lines']) > :not([data-part='sum']) {
      grid-column: 1;
    }

    > [data-part='lines'] ~ [data-part='sum'] {
      grid-area: 1 / 2 / -1;
    }

    [data-part='bar'] {
      margin-inline: calc(-1 * ${space.large});
      padding: ${space.small} ${space.large};
      border-block-start: ${stroke.thin} solid ${color.border};
      background: ${color.surfaceSunken};
    }
  }
`
