import { color, font, line, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

export const FilterChipsRoot = styled.ul`
  --filter-chips-bg: ${color.surfaceSunken};
  --filter-chips-text: ${color.text};

  ${plainList}

  display: flex;
  flex-wrap: wrap;
  gap: ${space.small};
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.tight};
  color: var(--filter-chips-text);

  & > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  & a {
    display: flex;
    align-items: center;
    gap: ${space.small};
    min-block-size: ${size.target};
    color: inherit;
    font-weight: ${weight.medium};
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & [data-part='chip'] {
    --icon-size: 1.125em;

    padding-inline: ${space.medium} ${space.snug};
    border: ${stroke.thin} solid transparent;
    border-radius: ${radius.pill};
    background: var(--filter-chips-bg);
    text-decoration: none;
  }

  & [data-part='text'] {
    min-inline-size: 0;
    overflow: hidden;
    line-height: ${line.text};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & [data-part='swatch'] {
    box-sizing: border-box;
    flex: none;
    inline-size: 1.125em;
    block-size: 1.125em;
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.pill};
    background: var(--swatch);
    forced-color-adjust: none;
  }

  & [data-part='clear'] {
    padding-inline: ${space.small};
    text-underline-offset: 0.25em;
  }

  & a:focus-visible {
    border-radius: ${radius.pill};

    ${focusRing}
  }

  ${media.hover} {
    & [data-part='chip']:hover {
      border-color: ${color.borderStrong};
    }
  }
`
