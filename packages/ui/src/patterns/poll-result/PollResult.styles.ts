import { color, font, line, media, motion, radius, space, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../../foundation/internal/fragments.styles.ts'

export const PollResultRoot = styled.section`
  --poll-result-bar: ${color.borderStrong};
  --poll-result-own: ${color.accent};
  --poll-result-ground: ${color.surfaceSunken};

  display: grid;
  gap: ${space.medium};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > h2 {
    margin: ${space.none};
    font-size: ${type.title};
    text-wrap: balance;
  }

  & > ul {
    ${plainList}

    display: grid;
    gap: ${space.medium};
  }

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.tiny} ${space.medium};
    align-items: baseline;
  }

  & [data-part='option'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.tiny} ${space.small};
  }

  & li[data-own] [data-part='option'],
  & [data-part='share'] {
    font-weight: ${weight.bold};
  }

  & [data-part='share'] {
    font-variant-numeric: ${style.numeric};
  }

  & [data-part='bar'] {
    grid-column: 1 / -1;
    overflow: hidden;
    block-size: ${space.small};
    border-radius: ${radius.pill};
    background: var(--poll-result-ground);
  }

  & [data-part='bar']::before {
    content: '';
    display: block;
    inline-size: var(--poll-result-share);
    block-size: 100%;
    border-radius: ${radius.pill};
    background: var(--poll-result-bar);
    transition: inline-size ${motion.slow} ${motion.ease};
  }

  & li[data-own] [data-part='bar']::before {
    background: var(--poll-result-own);
  }

  & > p {
    margin: ${space.none};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  ${media.forcedColors} {
    & [data-part='bar'] {
      outline: solid CanvasText;
    }

    & [data-part='bar']::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`
