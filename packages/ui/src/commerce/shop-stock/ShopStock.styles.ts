import { color, font, line, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../../foundation/internal/fragments.styles.ts'
import { moreShops } from '../internal/more-shops.styles.ts'
import { fewDot, noDot, stockDot } from '../internal/stock-dot.styles.ts'

export const ShopStockRoot = styled.div`
  --shop-stock-line: ${color.border};

  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & ul {
    ${plainList}
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.medium};
    padding-block: ${space.small};
    border-block-end: ${stroke.thin} solid var(--shop-stock-line);
  }

  & [data-part='shop'] {
    font-weight: ${weight.medium};
  }

  & [data-part='about'] {
    grid-column: 1;
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='stock'] {
    display: inline-flex;
    align-items: center;
    gap: ${space.small};
    white-space: nowrap;
  }

  & [data-part='stock']::before {
    ${stockDot}
  }

  & [data-part='stock'][data-stock='few']::before {
    ${fewDot}
  }

  & [data-part='stock'][data-stock='none'] {
    color: ${color.textMuted};
  }

  & [data-part='stock'][data-stock='none']::before {
    ${noDot}
  }

  & [data-part='hours'] {
    grid-column: 1 / -1;
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='action'] {
    grid-column: 1 / -1;
    padding-block-start: ${space.small};
  }

  ${moreShops}

  & [data-part='hours'] > summary {
    --icon-size: 1em;

    gap: ${space.tiny};
    font-weight: ${weight.text};
  }

  & > details[open] > ul {
    border-block-start: ${stroke.thin} solid var(--shop-stock-line);
  }
`
