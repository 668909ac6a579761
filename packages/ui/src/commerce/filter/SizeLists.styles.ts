import { color, font, line, media, motion, radius, size, space, stroke, style, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, unseen } from '../../foundation/internal/fragments.styles.ts'
import { filterOptions } from './options.styles.ts'

export const SizeListsRoot = styled.div`
  --filter-selected: ${color.surfaceInverse};
  --filter-on-selected: ${color.textInverse};
  --filter-size-width: 3rem;

  ${filterOptions}

  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium};
  justify-items: start;

  & > [data-part='scale'] {
    inline-size: 100%;
  }

  & [data-part='scale-name'] {
    margin: ${space.none};
    margin-block-end: ${space.tiny};
    font-family: ${font.text};
    font-size: ${type.small};
    font-stretch: normal;
    font-weight: ${weight.medium};
    line-height: ${line.text};
    letter-spacing: normal;
    text-transform: none;
    color: ${color.textMuted};
  }

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--filter-size-width)), 1fr));
    gap: ${space.small};
  }

  & ul[data-width='medium'] {
    --filter-size-width: 4.5rem;
  }

  & ul[data-width='wide'] {
    --filter-size-width: 7.5rem;
  }

  & > button {
    --button-height: ${size.target};

    margin-inline-start: calc(-1 * ${space.medium});
  }

  & input {
    ${unseen}

    margin: ${space.none};
    appearance: none;
  }

  & label {
    block-size: 100%;
  }

  & [data-part='size'] {
    box-sizing: border-box;
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    block-size: 100%;
    min-block-size: calc(${size.control} + ${space.tiny});
    padding: ${space.hair} ${space.tiny};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    font-variant-numeric: ${style.numeric};
    text-align: center;
    line-height: ${line.tight};
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & [data-part='name'] {
    font-weight: ${weight.medium};
  }

  & input:checked + [data-part='size'] {
    border-color: var(--filter-selected);
    background: var(--filter-selected);
    color: var(--filter-on-selected);
  }

  & input:checked + [data-part='size'] [data-part='count'] {
    color: inherit;
  }

  & input:focus-visible + [data-part='size'] {
    ${focusRing}
  }

  & input[aria-disabled='true'] + [data-part='size'] {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    font-weight: ${weight.text};
    text-decoration: line-through;
  }

  ${media.hover} {
    & input:not(:checked, [aria-disabled='true']) + [data-part='size']:hover {
      border-color: ${color.text};
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    & input:checked + [data-part='size'] {
      outline: ${stroke.thick} solid Highlight;
    }
  }
`
