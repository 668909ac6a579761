import { color, size, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { pressRoom } from '../../foundation/internal/fragments.styles.ts'

export const SectionHeadingRoot = styled.div`
  --section-heading-size: ${type.heading};

  display: flex;
  flex-wrap: wrap;
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
    flex: 1 1 auto;
    min-inline-size: ${space.none};
    font-size: var(--section-heading-size);
    hyphens: auto;
    overflow-wrap: break-word;
  }

  > [data-part='text'] {
    flex: 1 0 100%;
    order: 1;
    box-sizing: border-box;
    padding-inline-end: max(${space.none}, 100% - ${size.prose});
    color: ${color.textMuted};
  }

  /* Below a heading that needs the whole line. */
  > [data-part='link'] {
    ${pressRoom}
    color: ${color.link};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    text-underline-offset: 0.25em;
  }
`
