import { color, line, radius, space, tabletWidth, type } from '@vidda/tokens'
import { css } from 'styled-components'

/** Goods of a campaign within its `CampaignFeatureRoot`, whose `--feature-on` gives them a ground of their own. */
export const campaignGoods = css`
  /* One or two are hardly wider than each of three. */
  [data-part='tiles'] {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 38%);
    gap: ${space.small};
    min-inline-size: 0;
  }

  [data-part='tile'] {
    display: grid;
    box-sizing: border-box;
    block-size: 100%;
    overflow: hidden;
    border-radius: ${radius.medium};
    color: ${color.text};
    text-decoration: none;
  }

  [data-part='image'] {
    position: relative;
    display: block;
    overflow: hidden;
    border-radius: ${radius.medium};
  }

  [data-part='label'] {
    position: absolute;
    inset: ${space.none} auto auto ${space.none};
    padding-block: ${space.hair};
    border-radius: ${radius.medium} ${space.none} ${radius.small} ${space.none};
  }

  /* A small picture has no room for it. */
  &[data-layout='card'] [data-part='label'] {
    display: none;
  }

  [data-part='caption'] > p {
    flex-direction: column;
    align-items: start;
    line-height: ${line.heading};
  }

  [data-part='name'] {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    font-size: ${type.small};
    line-height: ${line.heading};
    hyphens: auto;
    overflow-wrap: break-word;
  }

  /* Prices on its floor: they stand on one line where a name takes two. */
  [data-part='caption'] {
    display: grid;
    grid-template-rows: 1fr auto;
    gap: ${space.tiny};
    padding-block: ${space.small};
    padding-inline: calc(${space.small} * var(--feature-on));
  }

  /* In place of a picture. */
  > [data-part='tiles'] {
    padding: calc(${space.snug} * var(--feature-on)) calc(${space.snug} * var(--feature-on)) ${space.none};

    > li > [data-part='tile'] {
      background: color-mix(in srgb, ${color.surfaceRaised} calc(100% * var(--feature-on)), transparent);
    }

    > li > [data-part='tile']:has(> [data-part='caption']) {
      grid-template-rows: minmax(0, 1fr) auto;
    }
  }

  > [data-part='message'] [data-part='tiles'] {
    inline-size: 100%;
    margin-block: ${space.tiny};

    > li > [data-part='tile'] {
      grid-template-rows: auto 1fr;
      background: color-mix(in srgb, ${color.surfaceRaised} calc(100% * var(--feature-on)), transparent);
    }
  }

  /* Among the words of a card: name and price beside a small picture, one below the other where the card is narrow. */
  &[data-layout='card'] > [data-part='message'] [data-part='tiles'] {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fit, minmax(min(11.5rem, 100%), 1fr));

    > li > [data-part='tile'] {
      grid-template-columns: 3.5rem minmax(0, 1fr);
      grid-template-rows: auto;
      gap: ${space.snug};
      align-items: center;
    }

    [data-part='caption'] {
      align-self: center;
      gap: ${space.none};
      padding: ${space.none};
    }
  }

  &:not([data-layout='lead']) [data-part='tiles'] > li > [data-part='tile'] {
    background: none;
  }

  @media (width < ${tabletWidth}px) {
    /* Two large products: with three, names would not fit. */
    &:not([data-page]) [data-part='tiles'] {
      grid-auto-columns: minmax(0, 1fr);
    }

    &:not([data-page]) [data-part='tiles'] > :nth-child(n + 3) {
      display: none;
    }
  }
`
