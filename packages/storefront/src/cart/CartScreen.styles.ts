import { color, media, radius, space, stroke } from '@vidda/tokens'
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

  > [data-part='lines'] {
    container-type: inline-size;
    display: grid;
    gap: ${space.medium};
    margin: 0;
    padding: 0;
    list-style: none;
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
    display: grid;
    gap: ${space.medium};
    align-content: start;
    padding: ${space.large};
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  /* On a phone the list of shops is above the sums: they wait until it has its height. */
  ${media.mobileOnly} {
    > [data-part='shops']:has([data-pending]) ~ [data-part='sum'] {
      visibility: hidden;
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
  }
`
