import { color, font, line, media, radius, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const LoadMoreRoot = styled.div`
  --load-more-bar: ${color.text};
  --load-more-track: ${color.track};

  display: grid;
  justify-items: center;
  gap: ${space.medium};
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.text};
  color: ${color.textMuted};

  & > p {
    margin: ${space.none};
  }

  & > [data-part='track'] {
    inline-size: min(100%, ${size.card});
    block-size: ${space.tiny};
    overflow: hidden;
    border-radius: ${radius.pill};
    background: var(--load-more-track);
  }

  & > [data-part='track']::before {
    content: '';
    display: block;
    inline-size: var(--load-more-share);
    block-size: 100%;
    background: var(--load-more-bar);
  }

  ${media.forcedColors} {
    --load-more-bar: Highlight;

    & > [data-part='track'] {
      outline: ${stroke.thin} solid CanvasText;
      forced-color-adjust: none;
    }
  }
`
