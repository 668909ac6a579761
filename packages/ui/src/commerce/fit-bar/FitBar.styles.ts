import { color, font, line, media, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const FitBarRoot = styled.div`
  --fit-bar-track: ${color.track};
  --fit-bar-mark: ${color.text};
  --fit-bar-size: ${space.medium};

  display: grid;
  gap: ${space.small};
  max-inline-size: 24rem;
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.text};
  color: ${color.textMuted};

  & > p {
    margin: ${space.none};
  }

  & > [data-part='words'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space.small};
  }

  & strong {
    font-size: ${type.body};
    font-weight: ${weight.medium};
    color: ${color.text};
  }

  /* Three parts, and the mark where the mean of all answers is. */
  & > [data-part='scale'] {
    position: relative;
    display: grid;
    align-items: center;
    block-size: var(--fit-bar-size);
  }

  & > [data-part='scale']::before {
    content: '';
    block-size: ${space.tiny};
    border-radius: ${radius.pill};
    background: linear-gradient(
      to right,
      var(--fit-bar-track) calc(100% / 3 - ${stroke.thick}),
      transparent calc(100% / 3 - ${stroke.thick}) calc(100% / 3),
      var(--fit-bar-track) calc(100% / 3) calc(200% / 3),
      transparent calc(200% / 3) calc(200% / 3 + ${stroke.thick}),
      var(--fit-bar-track) calc(200% / 3 + ${stroke.thick})
    );
  }

  & > [data-part='scale'] > [data-part='mark'] {
    position: absolute;
    inset-inline-start: calc((100% - var(--fit-bar-size)) * var(--fit-bar-place));
    box-sizing: border-box;
    inline-size: var(--fit-bar-size);
    block-size: var(--fit-bar-size);
    border: ${stroke.thick} solid ${color.surface};
    border-radius: 50%;
    background: var(--fit-bar-mark);
  }

  & > [data-part='ends'] {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    text-align: center;
  }

  & > [data-part='ends'] > :first-child {
    text-align: start;
  }

  & > [data-part='ends'] > :last-child {
    text-align: end;
  }

  ${media.forcedColors} {
    & > [data-part='scale']::before {
      forced-color-adjust: none;
      background: CanvasText;
    }

    & > [data-part='scale'] > [data-part='mark'] {
      forced-color-adjust: none;
      border-color: Canvas;
      background: Highlight;
    }
  }
`
