import { color, font, line, media, radius, space, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PostListRoot = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.huge} ${space.large};

  article {
    position: relative;
    display: grid;
    gap: ${space.small};
    align-content: start;
  }

  [data-part='picture'] {
    aspect-ratio: 5 / 2;
    overflow: hidden;
    border-radius: ${radius.card};
    background: ${color.surfaceSunken};
  }

  [data-part='about'] {
    display: flex;
    flex-wrap: wrap;
    row-gap: ${space.tiny};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  /* After each part, so that no line begins with a dot. */
  [data-part='about'] > :not(:last-child)::after {
    content: '·' / '';
    display: inline-block;
    inline-size: calc(${space.small} + ${space.tiny});
    text-align: center;
    font-weight: ${weight.text};
    color: ${color.textMuted};
  }

  abbr {
    text-decoration: none;
  }

  &[data-lead] > :first-child :is(h2, h3) {
    font-size: ${type.heading};
  }

  /* In the shape of banners or nearly so; what is cut off is left of the subject. */
  &[data-lead] > :first-child [data-part='picture'] {
    aspect-ratio: 2;
  }

  &[data-lead] > :first-child img {
    object-position: 85% 60%;
  }

  [data-part='about'] > strong {
    color: ${color.text};
    font-weight: ${weight.bold};
  }

  h2,
  h3 {
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
    letter-spacing: ${tracking.heading};
    text-wrap: balance;
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  ${media.hover} {
    article:hover a {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-lead] > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space.large};

    /* Two posts after the lead share the row, or its third column would be empty. */
    &[data-lead]:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-lead] > :first-child article {
      grid-template-columns: minmax(0, 10fr) minmax(0, 9fr);
      grid-template-rows: 1fr auto auto 1fr;
      column-gap: ${space.wide};
    }

    /* Centers the text vertically beside the picture. */
    &[data-lead] > :first-child [data-part='about'] {
      align-self: end;
    }

    &[data-lead] > :first-child p:last-child {
      font-size: ${type.lead};
    }

    &[data-lead] > :first-child [data-part='picture'] {
      grid-row: 1 / span 4;
      aspect-ratio: 16 / 7;
    }

    &[data-lead] > :first-child :is(h2, h3) {
      font-size: ${type.headline};
    }
  }
`
