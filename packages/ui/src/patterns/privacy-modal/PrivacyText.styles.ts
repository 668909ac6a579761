import { color, font, line, space, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PrivacyTextRoot = styled.div`
  --privacy-text-gap: ${space.large};

  display: grid;
  gap: var(--privacy-text-gap);
  justify-items: start;
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & p,
  & h3 {
    margin: ${space.none};
  }

  & > [data-part='intro'] {
    font-size: ${type.lead};
  }

  & > section {
    display: grid;
    gap: ${space.tiny};
  }

  & h3 {
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${weight.bold};
  }
`
