import { color, layer, motion, radius, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

/** `--skip-link-away`, set around it, is how it waits for focus: `none` shows it, as a page of samples does. */
export const SkipLinkRoot = styled.a`
  --skip-link-bg: ${color.surfaceInverse};
  --skip-link-text: ${color.textInverse};

  position: fixed;
  inset-block-start: ${space.small};
  inset-inline-start: ${space.small};
  z-index: ${layer.skip};
  padding: ${space.snug} ${space.large};
  border-radius: ${radius.control};
  background: var(--skip-link-bg);
  color: var(--skip-link-text);
  font-size: ${type.body};
  font-weight: ${weight.bold};
  text-decoration: none;
  transform: var(--skip-link-away, translateY(-200%));
  transition: transform ${motion.fast} ${motion.ease};

  &:focus {
    transform: none;
  }
`
