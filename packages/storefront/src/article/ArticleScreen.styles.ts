import { color, font, line, media, space, stroke, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ArticleRoot = styled.article`
  display: grid;
  gap: ${space.large};
  padding-block: ${space.medium} ${space.vast};

  > * {
    min-inline-size: 0;
  }

  [data-part='offer'],
  [data-part='head'],
  [data-part='stock'],
  [data-part='facts'],
  [data-part='fact'] {
    display: grid;
    gap: ${space.small};
    align-content: start;
  }

  [data-part='offer'] {
    gap: ${space.large};
  }

  [data-part='brand'],
  [data-part='number'],
  [data-part='hint'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  [data-part='name'] {
    font-family: ${font.heading};
    font-size: ${type.headline};
    font-weight: ${weight.heading};
    letter-spacing: ${tracking.heading};
    line-height: ${line.heading};
    text-wrap: balance;
  }

  [data-part='heading'] {
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
  }

  [data-part='facts'] {
    gap: ${space.wide};
    padding-block-start: ${space.large};
    border-block-start: ${stroke.thin} solid ${color.border};
  }

  [data-part='fact'] {
    max-inline-size: 65ch;
  }

  [data-part='lines'] {
    display: grid;
    gap: ${space.tiny};
    padding-inline-start: ${space.medium};
    list-style: disc;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space.vast};
    align-items: start;

    [data-part='trail'] {
      grid-column: 1 / -1;
    }

    [data-part='offer'] {
      position: sticky;
      inset-block-start: ${space.large};
      grid-row: span 2;
    }
  }
`
