import { color, font, line, size, space, style, tracking, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const EmptyStateRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.medium};
  padding-block: ${space.huge};
  padding-inline: ${space.medium};
  text-align: center;
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};

  & > * {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }

  & > svg {
    --icon-size: ${size.thumb};

    color: ${color.textMuted};
    stroke-width: 1;
  }

  & > [data-part='title'] {
    margin: ${space.none};
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
    font-stretch: ${style.headingStretch};
    line-height: ${line.heading};
    letter-spacing: ${tracking.heading};
    text-transform: ${style.headingTransform};
    text-wrap: balance;
  }

  & > [data-part='text'] {
    max-inline-size: min(100%, 45ch);
    color: ${color.textMuted};
    text-wrap: pretty;
  }

  & > [data-part='text'] p {
    margin: ${space.none};
  }
`
