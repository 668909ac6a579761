import { color, font, line, media, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

export const ComplaintFormRoot = styled.div`
  --complaint-form-gap: ${space.large};

  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > form {
    gap: var(--complaint-form-gap);
  }

  & [data-part='note'] {
    margin: ${space.none};
    text-wrap: pretty;
  }

  & [data-part='actions'] {
    display: grid;
    gap: ${space.small};
  }

  ${media.tablet} {
    & [data-part='short'] {
      max-inline-size: 24rem;
    }

    & [data-part='actions'] {
      display: flex;
      flex-wrap: wrap;
    }
  }
`
