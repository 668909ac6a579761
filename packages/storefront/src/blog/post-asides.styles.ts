import { color, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'

/** Article cards within a text: one row each, with name and price beside the picture. */
export const goods = css`
  > [data-part='body'] ul:has(> [role='listitem'] > [data-part='image']) {
    --product-grid-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    --product-grid-gap: ${space.medium};
    --product-grid-row-gap: ${space.medium};

    row-rule: none;
    column-rule: none;
  }

  > [data-part='body'] > aside > ul {
    padding: ${space.none};
    margin: ${space.none};
    list-style: none;
  }

  > [data-part='body'] [role='listitem'] {
    flex-direction: row;
    align-items: center;
    padding: ${space.small};
    border: ${stroke.thin} solid ${color.border};
    font-size: ${type.body};
    content-visibility: visible;
  }

  /* The stock wraps in a row this narrow. */
  > [data-part='body'] [role='listitem'] [data-part='stock'] {
    white-space: normal;
  }

  > [data-part='body'] [role='listitem'] > [data-part='image'] {
    flex: none;
    inline-size: 6rem;
  }

  /* The campaign's label would hide a small picture; the price tells of the offer. */
  > [data-part='body'] [role='listitem'] > [data-part='image'] > [data-part='label'] {
    display: none;
  }
`

/** The article that a post is about: a large picture, and a button below name and price. */
export const mainGoods = css`
  > [data-part='body'] > aside [role='listitem'] {
    display: grid;
    grid-template-columns: min(44%, 10rem) minmax(0, 1fr);
    gap: ${space.snug} ${space.medium};
    padding: ${space.snug};
  }

  > [data-part='body'] > aside [role='listitem'] > [data-part='image'] {
    inline-size: 100%;
  }

  > [data-part='body'] > aside [data-part='name'] {
    min-block-size: ${space.none};
    font-size: ${type.lead};
    font-weight: ${weight.bold};
    text-wrap: balance;
  }

  > [data-part='body'] > aside [data-part='price'] {
    --price-type: ${type.lead};
  }

  > [data-part='body'] > aside [data-part='facts'] {
    margin-block-start: ${space.none};
  }

  /* The card's link lies over it, so a press on it follows the link. */
  > [data-part='body'] > aside [data-part='way'] {
    grid-column: 1 / -1;
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: ${size.target};
    padding-inline: ${space.medium};
    border-radius: ${radius.control};
    background: ${color.action};
    color: ${color.onAction};
    font-weight: ${weight.medium};
  }

  ${media.hover} {
    > [data-part='body'] > aside [role='listitem']:hover [data-part='way'] {
      background: ${color.actionHover};
    }
  }
`

/** Collapsed to one row; open beside the text in a wide window. */
export const contents = css`
  > [data-part='body'] > nav {
    border-block: ${stroke.thin} solid ${color.border};
    font-size: ${type.small};
  }

  > [data-part='body'] > nav > p {
    display: none;
  }

  > [data-part='body'] summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: ${size.target};
    font-weight: ${weight.bold};
    cursor: pointer;
    list-style: none;
  }

  > [data-part='body'] summary::-webkit-details-marker {
    display: none;
  }

  > [data-part='body'] details[open] svg {
    rotate: 180deg;
  }

  > [data-part='body'] > nav ol {
    padding: ${space.none} ${space.none} ${space.small};
    margin: ${space.none};
    list-style: none;
  }

  > [data-part='body'] > nav a {
    display: flex;
    align-items: center;
    min-block-size: ${size.target};
    color: ${color.text};
    line-height: 1.35;
    text-decoration: none;
  }

  > [data-part='body'] > nav a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.wide} {
    > [data-part='body'] > nav {
      border-block: 0;
    }

    > [data-part='body'] > nav ol {
      border-block-start: ${stroke.thin} solid ${color.border};
    }

    > [data-part='body'] > nav li {
      border-block-end: ${stroke.thin} solid ${color.border};
    }

    /* Browsers with ::details-content show it open; in others it stays folded. */
    @supports selector(::details-content) {
      > [data-part='body'] details::details-content {
        content-visibility: visible;
        block-size: auto;
      }

      > [data-part='body'] > nav > p {
        display: flex;
        align-items: center;
        min-block-size: ${size.target};
        font-weight: ${weight.bold};
      }

      > [data-part='body'] summary {
        display: none;
      }
    }
  }
`
