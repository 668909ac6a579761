import { color, media, motion, radius, space, stroke, weight } from '@vidda/tokens'
import { Link } from '../link/index.ts'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const TextLinkRoot = styled(Link)`
  --text-link-color: ${color.link};

  color: var(--text-link-color);
  border-radius: ${radius.small};
  text-decoration-line: underline;
  text-decoration-thickness: ${stroke.thin};
  text-underline-offset: 0.2em;
  transition: text-decoration-thickness ${motion.fast} ${motion.ease};

  &[data-standalone] {
    display: inline-flex;
    align-items: center;
    gap: ${space.tiny};
    font-weight: ${weight.medium};
  }

  ${media.hover} {
    &:hover {
      text-decoration-thickness: ${stroke.thick};
    }
  }

  &:focus-visible {
    ${focusRing}
  }
`
