import { color, line, media, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const OwnDataRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large};
  max-inline-size: calc(1.2 * ${size.prose});

  > p,
  & h2,
  & h3,
  & dl,
  & dd,
  & ul,
  > section > p {
    margin: ${space.none};
    overflow-wrap: anywhere;
  }

  > [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.snug} ${space.large};
    align-items: center;
  }

  > nav > h2 {
    font-size: ${type.lead};
  }

  > nav > ul {
    padding: ${space.none};
    padding-block-start: ${space.small};
    list-style: none;
    columns: 14rem auto;
  }

  > nav span {
    color: ${color.textMuted};
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.medium};
    padding-block-start: ${space.large};
    border-block-start: ${stroke.thin} solid ${color.border};
    scroll-margin-block-start: ${space.huge};
  }

  > section > h2 {
    font-size: ${type.headline};
    line-height: ${line.heading};
  }

  > section > p {
    color: ${color.textMuted};
  }

  & h3 {
    padding-block-end: ${space.small};
    font-family: inherit;
    font-size: ${type.body};
    font-weight: ${weight.bold};
    letter-spacing: normal;
    text-transform: none;
  }

  & [data-part='entry'] + [data-part='entry'] {
    padding-block-start: ${space.medium};
    border-block-start: ${stroke.thin} dashed ${color.border};
  }

  & dl {
    display: grid;
    gap: ${space.small};
  }

  & dt {
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  & dd {
    white-space: pre-line;
  }

  ${media.tablet} {
    & dl > div {
      display: grid;
      grid-template-columns: 14rem minmax(0, 1fr);
      column-gap: ${space.medium};
    }

    & dt {
      grid-row: 1 / span 99;
      padding-block-start: 0.1em;
    }

    & dd {
      grid-column: 2;
    }
  }

  ${media.print} {
    max-inline-size: none;
    gap: ${space.medium};

    > [data-part='buttons'],
    > nav {
      display: none;
    }

    & dl {
      gap: ${space.tiny};
    }

    & h2,
    & h3 {
      break-after: avoid;
    }

    & dl > div {
      break-inside: avoid;
    }
  }
`
