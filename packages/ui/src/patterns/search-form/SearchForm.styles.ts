import { color, radius, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const SearchFormRoot = styled.form`
  --search-form-bg: ${color.surfaceRaised};
  --search-form-text: ${color.text};
  --search-form-border: ${color.borderStrong};

  position: relative;
  display: flex;
  border: ${stroke.thin} solid var(--search-form-border);
  border-radius: ${radius.control};
  background: var(--search-form-bg);
  color: var(--search-form-text);

  &:focus-within {
    border-color: ${color.focus};
  }

  /* Around field and button together; the inner ring of surface lets it show on a dark header. */
  &:has([data-part='field']:focus-visible) {
    ${focusRing}

    box-shadow: 0 0 0 ${space.hair} ${color.surface};
  }

  > [data-part='field']:focus-visible {
    outline: none;
    box-shadow: none;
  }

  > [data-part='field'] {
    flex: 1;
    min-inline-size: 0;
    block-size: var(--search-form-height, ${size.control});
    padding-inline: ${space.medium} ${space.small};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    font: inherit;
    font-size: max(${type.body}, 1rem);
    appearance: none;
  }

  > [data-part='field']::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }

  > [data-part='submit'] {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: ${size.control};
    border: 0;
    border-radius: inherit;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`
