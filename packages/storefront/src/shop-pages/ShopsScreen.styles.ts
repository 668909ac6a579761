import { color, line, media, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { countyColumns, countyPicker } from './counties.styles.ts'
import { lowCards } from './ShopList.styles.ts'

export const ShopsRoot = styled.div`
  --shops-columns: 1;

  display: grid;
  gap: ${space.wide};
  padding-block: ${space.medium} ${space.vast};

  [data-part='head'] {
    display: grid;
    gap: ${space.snug};
  }

  [data-part='title'] {
    display: grid;
    grid-template-columns: minmax(min-content, 1fr) auto;
    align-items: center;
    gap: ${space.medium};
  }

  [data-part='form'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.tiny} ${space.snug};
    align-items: start;
    max-inline-size: 22rem;
  }

  [data-part='form'] > :first-child {
    grid-area: 1 / 1;
  }

  /* Level with the input also when an error stands below it. */
  [data-part='form'] > [type='submit'] {
    grid-area: 1 / 2;
    margin-block-start: calc(${type.body} * ${line.text} + ${space.tiny} + ${space.hair});
  }

  /* The geolocation button, on the label's line. */
  [data-part='form'] > [type='button'] {
    --button-height: ${space.none};
    --button-space: ${space.tiny};
    --button-type: ${type.small};

    grid-area: 1 / 1 / auto / -1;
    place-self: start end;
    padding-block: ${space.hair};

    /* Pressed in the gap above it too. */
    &::after {
      content: '';
      position: absolute;
      inset: auto ${space.none} ${space.none};
      block-size: ${size.target};
    }
  }

  [data-part='form'] > a {
    justify-self: start;
    grid-column: 1 / -1;
  }

  /* The unfolded counties stand above the cards. */
  [data-part='start'] {
    container-type: inline-size;
    position: relative;
    z-index: 1;
  }

  /* One below the other where a line is too short for two. */
  @container (width < 19rem) {
    [data-part='form'] {
      row-gap: ${space.small};
    }

    [data-part='form'] > :first-child {
      grid-column: 1 / -1;
    }

    [data-part='form'] > [type='submit'] {
      grid-area: 2 / 1 / auto / -1;
      margin-block-start: ${space.none};
    }

    [data-part='form'] > [type='button'] {
      --button-height: ${size.target};

      grid-row: 3;
      justify-self: start;
    }
  }

  [data-part='places'],
  [data-part='start'],
  [data-part='counties'],
  [data-part='groups'] > section {
    display: grid;
    gap: ${space.medium};
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }

  [data-part='groups'] {
    display: flow-root;
  }

  [data-part='groups'] > section {
    gap: ${space.snug};
    margin-block-end: ${space.wide};
  }

  /* The number of shops beside the county's name. */
  [data-part='groups'] > section > :first-child > * {
    flex: 0 1 auto;
  }

  [data-part='shops'] {
    display: grid;
    gap: ${space.snug};
    grid-template-columns: minmax(0, 1fr);
  }

  [data-part='counties'] > [data-part='shops'] {
    grid-template-columns: repeat(var(--shops-columns), minmax(0, 1fr));
  }

  ${countyColumns}

  /* As high as each other in a row, while no week is unfolded. */
  [data-part='shops']:has(details[open]) {
    align-items: start;
  }

  ${lowCards}

  [data-part='shops'] > li > [data-active] {
    --shop-card-line: ${color.borderStrong};

    box-shadow: ${shadow.high};
  }

  /* Keeps a heading below the sticky header when its chip is followed. */
  [data-part='counties'] [data-part='heading'] {
    scroll-margin-block-start: calc(${size.headerHeight} + ${space.large});
  }

  /* On a phone the map is folded; the counties are at every width. */
  [data-part='fold'] > summary,
  [data-part='picker'] summary {
    --icon-size: 1.25em;

    display: inline-flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.control};
    padding-inline: ${space.snug};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    font-weight: ${weight.medium};
    white-space: nowrap;
    cursor: pointer;
    list-style: none;
  }

  [data-part='places'] summary::-webkit-details-marker,
  [data-part='fold']:not([open]) [data-part='hide'],
  [data-part='fold'][open] [data-part='show'] {
    display: none;
  }

  ${countyPicker}

  [data-part='map'] > div {
    display: grid;
    justify-items: center;
  }

  ${media.mobileOnly} {
    padding-block-start: ${space.none};

    [data-part='places']:has([data-part='fold']:not([open])) > [data-part='map'] {
      display: none;
    }
  }

  ${media.tablet} {
    --shops-columns: 2;
  }

  ${media.desktop} {
    [data-part='places'][data-mapped] {
      --shops-columns: 1;

      grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
      grid-template-rows: auto 1fr;
      gap: ${space.wide};
    }

    [data-part='fold'] {
      display: none;
    }

    [data-part='counties'] {
      grid-row: 2;
      grid-column: 1;
    }

    [data-part='map'] {
      --shop-map-most: calc(100dvb - ${size.headerHeight} - ${space.huge});

      position: sticky;
      inset-block-start: calc(${size.headerHeight} + ${space.large});
      grid-row: 1 / span 2;
      grid-column: 2;
    }
  }

  ${media.wide} {
    /* The form beside the title, both on one line. */
    [data-part='start'] {
      grid-template-columns: minmax(0, 1fr) 22rem;
      gap: ${space.snug} ${space.large};
    }

    [data-part='start'] > [data-part='head'] {
      display: contents;
    }

    [data-part='start'] > [data-part='head'] > :not([data-part='title']) {
      grid-column: 1 / -1;
    }

    [data-part='title'] {
      grid-area: 2 / 1;
    }

    [data-part='form'] {
      grid-area: 2 / 2;
    }

    /* After the form, as in the DOM. */
    [data-part='picker'] {
      grid-area: 2 / 3;
      align-self: end;
    }

    [data-part='places'][data-mapped] {
      --shops-columns: 2;

      grid-template-columns: minmax(0, 1fr) minmax(20rem, 38%);
    }
  }
`
