import { color, font, line, media, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { CartScreenRoot } from '../cart/index.ts'

/** The cart's screen with the provider's frame in place of the lines. On a phone the sums are above the frame. */
export const PaymentRoot = styled(CartScreenRoot)`
  > [data-part='frame'] {
    display: grid;
    gap: ${space.large};
    align-content: start;
    min-block-size: 60dvb;
  }

  [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    margin-block-start: ${space.small};
  }

  [data-part='goods'] {
    display: grid;
    gap: ${space.small};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='goods'] li {
    display: flex;
    gap: ${space.small};
    justify-content: space-between;
  }

  ${media.desktop} {
    > [data-part='frame'] {
      grid-area: 2 / 1;
    }

    > [data-part='sum'] {
      grid-area: 2 / 2;
    }
  }
`

/** Side by side where the column of the goods is wide. */
export const PayChoicesRoot = styled.div`
  display: grid;
  gap: ${space.large};
  align-items: start;

  > [data-part='get'] {
    display: grid;
    gap: ${space.small};
    min-inline-size: 0;
  }

  [data-part='awaited'] {
    visibility: hidden;
  }

  fieldset > legend {
    margin-block-end: ${space.small};
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
  }

  @container (inline-size >= 40rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :not([data-part='get'], fieldset),
    > [data-part='get']:not(:has(+ fieldset)) {
      grid-column: 1 / -1;
    }

    > [data-part='get']:not(:has(+ fieldset)) [data-part='options'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    /* Below the choice to collect. */
    > [data-part='get']:not(:has(+ fieldset)) > :not(fieldset) {
      inline-size: calc((100% - ${space.small}) / 2);
    }
  }
`

/* A column and not a grid: a sticky grid item cannot leave its row. */
export const PaySumsRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.medium};

  [data-part='bar'] > p {
    margin-block-end: ${space.tiny};
    font-size: ${type.small};
    text-align: center;
  }

  /* In a wide window all promises stand below the button. */
  ${media.desktop} {
    [data-part='promise'] {
      display: none;
    }
  }

  [data-part='means'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    justify-content: center;
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  [data-part='means'] > li {
    padding: ${space.hair} ${space.small};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
    font-size: ${type.small};
    font-weight: ${weight.medium};
  }

  [data-part='reserving'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  [data-part='reserving'] > a {
    white-space: nowrap;
  }
`

export const ShopStepsRoot = styled.div`
  [data-part='steps'] {
    display: grid;
    gap: ${space.small};
    margin-block: ${space.small};
    padding-inline-start: ${space.large};
    list-style: decimal;
  }

  [data-part='steps'] li > span:last-child {
    display: block;
    font-variant-numeric: ${style.numeric};
  }

  [data-part='steps'] [data-part='about'] {
    display: block;
    color: ${color.textMuted};
    font-size: ${type.small};
  }
`

/** A receipt reads like a letter: one column, as wide as prose. */
export const OrderReceiptRoot = styled.article`
  display: grid;
  gap: ${space.large};
  padding: ${space.large} ${space.medium};
  border: ${stroke.thin} solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surfaceRaised};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  dl {
    display: grid;
    gap: ${space.medium};
    margin: 0;
  }

  dt,
  [data-part='about'] {
    display: block;
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  [data-part='number'] {
    font-family: ${font.heading};
    font-size: ${type.headline};
    font-weight: ${weight.heading};
    font-variant-numeric: ${style.numeric};
    line-height: ${line.tight};
  }

  [data-part='goods'] {
    display: grid;
    gap: ${space.medium};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-part='goods'] li {
    display: grid;
    grid-template-columns: ${size.thumb} minmax(0, 1fr) auto;
    gap: ${space.medium};
    align-items: start;
  }

  > section {
    display: grid;
    gap: ${space.small};
  }

  h2 {
    font-size: ${type.lead};
    line-height: ${line.heading};
  }

  [data-part='phone'] {
    white-space: nowrap;
  }

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.medium};
  }

  ${media.print} {
    [data-part='actions'] {
      display: none;
    }
  }
`
