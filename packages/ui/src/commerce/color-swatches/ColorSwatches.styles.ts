import { color, font, media, motion, radius, size, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'
import { swatchLook } from '../internal/swatch.styles.ts'

export const ColorSwatchesRoot = styled.ul`
  --swatch-size: calc(${size.target} - ${space.small});
  --swatch-radius: ${radius.pill};

  ${plainList}

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-family: ${font.text};

  &[data-size='small'] {
    --swatch-size: ${size.swatch};
  }

  & a,
  & button {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    min-inline-size: ${size.target};
    min-block-size: ${size.target};
    padding: ${space.tiny};
    border: none;
    border-radius: ${radius.control};
    background: none;
    color: inherit;
    cursor: pointer;
  }

  & a:focus-visible,
  & button:focus-visible {
    ${focusRing}
  }

  & [data-part='swatch'] {
    ${swatchLook}

    transition: outline-color ${motion.fast} ${motion.ease};
  }

  & [data-part='swatch'][data-picture] {
    border-radius: ${radius.small};
  }

  & > [data-selected] [data-part='swatch'] {
    outline-color: ${color.text};
  }

  & > [data-part='rest'] {
    padding-inline: ${space.small};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  ${media.hover} {
    & > :not([data-selected]) > :hover > [data-part='swatch'] {
      outline-color: ${color.borderStrong};
    }
  }

  ${media.forcedColors} {
    & > [data-selected] [data-part='swatch'] {
      outline-color: Highlight;
    }
  }
`
