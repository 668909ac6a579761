import { color, media, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const MyPageRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  align-content: start;
  min-block-size: 60dvb;
  padding-block: ${space.large} ${space.vast};

  &[data-pending] > [data-part='content'] {
    max-inline-size: ${size.prose};
  }

  > [data-part='menu'] {
    min-inline-size: 0;
  }

  > [data-part='menu'] > [data-part='who'] {
    margin-block: ${space.none} ${space.small};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  /* On a phone one row that is swiped, with the edge of the next one in sight. */
  > [data-part='menu'] > ul {
    display: flex;
    gap: ${space.small};
    margin: 0;
    padding: ${space.tiny} 0;
    overflow-x: auto;
    list-style: none;
    scrollbar-width: none;
  }

  > [data-part='menu'] a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
    padding-inline: ${space.medium};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.pill};
    color: ${color.text};
    font-size: ${type.small};
    text-decoration: none;
    white-space: nowrap;
  }

  > [data-part='menu'] a[aria-current] {
    border-color: ${color.text};
    font-weight: ${weight.bold};
  }

  > [data-part='content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.large};
    align-content: start;
    min-inline-size: 0;
  }

  /* Where it is said what came of something, with no room of its own until then. */
  > [data-part='content'] > [role='status']:empty {
    position: absolute;
  }

  > [data-part='content'] > [data-part='pending'] {
    display: grid;
    gap: ${space.medium};
  }

  > [data-part='content'] > h1 {
    margin: 0;
  }

  ${media.desktop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space.vast};
    padding-block-start: ${space.wide};

    > noscript,
    > [data-part='content'] {
      grid-column: 2;
    }

    > [data-part='menu'] > ul {
      flex-direction: column;
      gap: ${space.none};
      overflow: visible;
    }

    > [data-part='menu'] a {
      inline-size: 100%;
      border: 0;
      border-inline-start: ${stroke.thick} solid transparent;
      border-radius: 0;
    }

    > [data-part='menu'] a[aria-current] {
      border-inline-start-color: ${color.action};
    }
  }

  ${media.print} {
    min-block-size: ${space.none};
    padding-block: ${space.none};

    > [data-part='menu'],
    > [data-part='content'] > [data-part='log-out'] {
      display: none;
    }
  }
`
