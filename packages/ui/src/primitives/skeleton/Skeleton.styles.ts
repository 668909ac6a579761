import { color, motion, radius } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'

const breathe = keyframes`
  50% { opacity: 0.5; }
`

export const SkeletonRoot = styled.span`
  --skeleton-bg: ${color.surfaceSunken};

  display: block;
  inline-size: var(--skeleton-width, 100%);
  block-size: 1em;
  border-radius: ${radius.small};
  background: var(--skeleton-bg);
  animation: ${breathe} calc(${motion.slow} * 4) ${motion.ease} infinite;

  &[data-shape='goods'] {
    block-size: auto;
    aspect-ratio: 4 / 5;
    border-radius: ${radius.card};
  }

  &[data-shape='control'] {
    block-size: 3em;
    border-radius: ${radius.control};
  }
`
