import { color, layer, media, radius, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const SearchFieldRoot = styled.div`
  position: relative;
  min-block-size: calc(var(--search-form-height, ${size.control}) + ${stroke.thin} * 2);

  & > [data-part='sheet'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }

  & > [data-part='sheet'] > form {
    grid-area: 1 / 1;
  }

  &[data-open] [data-part='field'] {
    padding-inline-end: ${size.control};
  }

  &[data-open] [data-part='field']::-webkit-search-cancel-button {
    display: none;
  }

  & > [data-part='sheet'] > [data-part='empty'] {
    grid-area: 1 / 1;
    justify-self: end;
    position: relative;
    margin-inline-end: ${size.control};
    color: ${color.textMuted};
  }

  & > [data-part='sheet'] > [data-part='close'] {
    min-block-size: ${size.target};
    padding-inline: ${space.small};
    border-radius: ${radius.control};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > [data-part='sheet'] > [data-part='close']:focus-visible {
    ${focusRing}
  }

  ${media.desktop} {
    & > [data-part='sheet'] > [data-part='close'] {
      display: none;
    }
  }

  ${media.mobileOnly} {
    &[data-open] > [data-part='sheet'] {
      position: fixed;
      inset: ${space.none};
      z-index: ${layer.dialog};
      grid-template-rows: auto minmax(0, 1fr);
      gap: ${space.small};
      padding-block-start: ${space.small};
      padding-inline: ${space.medium} ${space.small};
      background: ${color.surface};
      color: ${color.text};
    }
  }
`
