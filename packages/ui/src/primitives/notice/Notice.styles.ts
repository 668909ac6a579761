import { font, line, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { toneColors } from '../../foundation/internal/fragments.styles.ts'

export const NoticeRoot = styled.div`
  ${toneColors}

  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.snug};
  padding: ${space.medium};
  border-radius: ${radius.medium};
  border: ${stroke.thin} solid transparent;
  background: var(--tone-bg);
  color: var(--tone-text);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};

  /* In the middle of the first line. */
  & > svg {
    margin-block-start: calc((1lh - ${size.icon}) / 2);
  }

  & > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.tiny};
    min-inline-size: 0;
  }

  & > [data-part='body'] > strong {
    font-weight: ${weight.bold};
  }

  & p {
    margin: ${space.none};
  }

  & > [data-part='body'] > button {
    justify-self: start;
    margin-block-start: ${space.tiny};
  }

  /* A button keeps its own. */
  & a:where(:not([data-variant])) {
    color: inherit;
  }
`
