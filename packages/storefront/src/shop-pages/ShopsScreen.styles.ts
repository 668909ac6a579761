import { color, font, media, radius, shadow, size, space, stroke, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ShopsRoot = styled.div`
  display: grid;
  gap: ${space.wide};
  padding-block: ${space.medium} ${space.vast};

  [data-part='head'],
  [data-part='near'] {
    display: grid;
    gap: ${space.snug};
  }

  [data-part='intro'] {
    max-inline-size: ${size.prose};
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
    gap: ${space.small} ${space.medium};
    align-items: end;
    max-inline-size: 22rem;
  }

  [data-part='form'] > :nth-child(n + 3) {
    justify-self: start;
    grid-column: 1 / -1;
  }

  [data-part='places'],
  [data-part='start'],
  [data-part='counties'],
  [data-part='groups'],
  [data-part='groups'] > div,
  [data-part='groups'] > div > section {
    display: grid;
    gap: ${space.medium};
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }

  [data-part='start'],
  [data-part='counties'],
  [data-part='groups'],
  [data-part='groups'] > div {
    gap: ${space.wide};
  }

  /* The number of shops beside the county's name. */
  [data-part='groups'] > div > section > :first-child > * {
    flex: 0 1 auto;
  }

  [data-part='shops'] {
    display: grid;
    gap: ${space.medium};
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
  }

  [data-part='shops'] > li > [data-active] {
    --shop-card-line: ${color.borderStrong};

    box-shadow: ${shadow.high};
  }

  /* Keeps a heading below the sticky header when its chip is followed. */
  [data-part='counties'] [data-part='heading'] {
    scroll-margin-block-start: calc(${size.headerHeight} + ${space.large});
  }

  /* On a phone the map is folded. */
  [data-part='fold'] > summary {
    --icon-size: 1.25em;

    display: inline-flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.control};
    padding-inline: ${space.medium};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    font-family: ${font.text};
    font-weight: ${weight.medium};
    cursor: pointer;
    list-style: none;
  }

  [data-part='fold'] > summary::-webkit-details-marker,
  [data-part='fold']:not([open]) [data-part='hide'],
  [data-part='fold'][open] [data-part='show'] {
    display: none;
  }

  [data-part='map'] > div {
    display: grid;
    justify-items: center;
  }

  ${media.mobileOnly} {
    [data-part='places']:has([data-part='fold']:not([open])) > [data-part='map'] {
      display: none;
    }
  }

  ${media.tablet} {
    :is([data-part='counties'], [data-part='near']) > [data-part='shops'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    [data-part='groups'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${space.medium};
    }
  }

  ${media.wide} {
    /* The form beside the title. */
    [data-part='start'] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
    }
  }

  ${media.desktop} {
    [data-part='places'][data-mapped] {
      grid-template-columns: minmax(0, 1fr) minmax(20rem, 26rem);
      grid-template-rows: auto 1fr;
      gap: ${space.wide};
    }

    [data-part='near'] > [data-part='shops'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
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
`
