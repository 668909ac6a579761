import { color, font, line, media, size, space, stroke, tracking, type, weight } from '@vidda/tokens'
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

  [data-part='keep'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.target};
    margin-inline-start: calc(-1 * ${space.small});
  }

  [data-part='rating'] {
    justify-self: start;
    color: inherit;
  }

  [data-part='ways'] {
    display: grid;
    gap: ${space.small};
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

    > [data-part='trail'],
    > [data-part='facts'] ~ * {
      grid-column: 1 / -1;
    }

    [data-part='offer'] {
      position: sticky;
      inset-block-start: ${space.large};
      grid-row: span 2;
    }
  }
`
