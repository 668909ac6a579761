import { color } from '@vidda/tokens'
import { styled } from 'styled-components'

export const PictureRoot = styled.picture`
  --picture-fit: cover;
  --picture-bg: ${color.surfaceSunken};

  display: block;
  overflow: hidden;
  background: var(--picture-bg);

  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    object-fit: var(--picture-fit);
  }

  &[data-fill] {
    block-size: 100%;
  }

  &[data-fill] > img {
    block-size: 100%;
  }
`
