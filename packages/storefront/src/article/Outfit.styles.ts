import { color, font, line, media, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** A row per article on a phone, a card in a wide window, with the sum below. */
export const OutfitRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};
  padding-block: ${space.large};

  > ul {
    display: grid;
    gap: ${space.medium};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  > ul > li {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space.small} ${space.medium};
    align-content: start;
    padding-block-end: ${space.medium};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  picture {
    grid-row: 1 / span 2;
    align-self: start;
    border-radius: ${radius.card};
    overflow: hidden;
  }

  p {
    margin: ${space.none};
  }

  [data-part='what'] {
    display: grid;
    gap: ${space.hair};
    align-content: start;
  }

  [data-part='name'] {
    font-weight: ${weight.bold};
    line-height: ${line.heading};
    overflow-wrap: anywhere;
  }

  [data-part='name'] a {
    color: inherit;
  }

  [data-part='color'] {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  [data-part='choice'] {
    display: grid;
    gap: ${space.small};
    align-content: start;
  }

  > [data-part='sum'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
  }

  > [data-part='sum'] > [role='status'] > :first-child {
    color: ${color.textMuted};
  }

  > [data-part='told']:empty {
    display: none;
  }

  ${media.mobileOnly} {
    > [data-part='sum'] > button {
      inline-size: 100%;
    }
  }

  ${media.desktop} {
    > ul {
      grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
      max-inline-size: calc(var(--outfit-count) * 21rem);
      gap: ${space.large};
    }

    /* Aligns the parts of neighbouring cards, whatever the number of lines in a name. */
    > ul > li {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: subgrid;
      grid-row: span 3;
      padding-block-end: ${space.none};
      border-block-end: none;
    }

    picture {
      grid-row: auto;
    }

    [data-part='choice'] {
      align-content: space-between;
    }

    > [data-part='sum'] {
      justify-content: flex-start;
      gap: ${space.huge};
      padding-block-start: ${space.medium};
      border-block-start: ${stroke.thin} solid ${color.border};
      font-family: ${font.text};
    }
  }
`
