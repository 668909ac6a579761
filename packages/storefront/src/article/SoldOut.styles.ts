import { color, media, radius, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { sideways } from '../listing/index.ts'

export const SoldOutRoot = styled.div`
  display: grid;
  gap: ${space.large};

  > section {
    display: grid;
    gap: ${space.small};
    min-inline-size: 0;
  }

  [data-part='others'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.small};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  [data-part='others'] button {
    display: grid;
    align-content: start;
    gap: ${space.tiny};
    inline-size: calc(2 * ${size.control});
    padding: ${space.tiny};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font-size: ${type.small};
    text-align: center;
    cursor: pointer;
  }

  [data-part='others'] button > span {
    overflow-wrap: anywhere;
  }

  ${media.hover} {
    [data-part='others'] button:hover {
      border-color: ${color.text};
    }
  }

  > section > ul:not([data-part]) {
    ${sideways}
  }

  ${media.mobileOnly} {
    > section > ul:not([data-part]) {
      margin-inline-end: calc(-1 * ${space.large});
      padding-inline-end: ${space.large};
    }
  }

  ${media.tablet} {
    > section > ul:not([data-part]) {
      grid-auto-columns: calc((100% - 2 * var(--product-grid-gap)) / 3);
    }
  }
`
