import { color, size, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const SectionHeadingRoot = styled.div`
  --section-heading-size: ${type.heading};

  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space.medium};
  row-gap: ${space.tiny};
  align-items: baseline;

  &[data-level='1'] {
    --section-heading-size: ${type.headline};
  }

  &[data-level='3'] {
    --section-heading-size: ${type.title};
  }

  > [data-part='heading'] {
    font-size: var(--section-heading-size);
    hyphens: auto;
    overflow-wrap: break-word;
  }

  > [data-part='text'] {
    grid-column: 1 / -1;
    max-inline-size: ${size.prose};
    color: ${color.textMuted};
  }

  > [data-part='link'] {
    grid-column: 2;
    grid-row: 1;
    color: ${color.link};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    text-underline-offset: 0.25em;
  }

  @container (inline-size < 19em) {
    > [data-part='link'] {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
`
