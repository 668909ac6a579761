import { color, font, line, media, motion, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const FilterSectionRoot = styled.details`
  --filter-section-line: ${color.border};

  border-block-end: ${stroke.thin} solid var(--filter-section-line);
  font-family: ${font.text};
  line-height: ${line.text};
  color: ${color.text};

  & > summary {
    display: flex;
    align-items: center;
    gap: ${space.snug};
    min-block-size: calc(${size.target} + ${space.snug});
    padding-block: ${space.small};
    cursor: pointer;
    list-style: none;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary:focus-visible {
    ${focusRing}
  }

  & [data-part='title'] {
    flex: 1 0 auto;
    max-inline-size: 100%;
    font-family: ${font.text};
    font-size: ${type.body};
    font-stretch: normal;
    font-weight: ${weight.medium};
    line-height: ${line.text};
    letter-spacing: normal;
    text-transform: none;
  }

  & [data-part='selected'] {
    min-inline-size: 0;
    overflow: hidden;
    font-size: ${type.small};
    font-variant-numeric: ${style.numeric};
    color: ${color.textMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > summary > svg {
    color: ${color.textMuted};
    transition: rotate ${motion.fast} ${motion.ease};
  }

  &[open] > summary > svg {
    rotate: 0.5turn;
  }

  & > [data-part='content'] {
    padding-block: ${space.tiny} ${space.large};
  }

  ${media.hover} {
    & > summary:hover > [data-part='title'] {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`
