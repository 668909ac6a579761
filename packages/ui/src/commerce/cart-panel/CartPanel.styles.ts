import { color, font, line, size, space, stroke, type } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

export const CartPanelRoot = styled.div`
  --cart-panel-gap: ${space.medium};
  --cart-panel-bg: ${color.surface};

  display: grid;
  gap: var(--cart-panel-gap);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > ul {
    ${plainList}
    /* Its lines take the layout that fits its width. */
    container-type: inline-size;
  }

  & > [data-part='foot'] {
    display: grid;
    gap: ${space.small};
    padding-block: ${space.small};
    background: var(--cart-panel-bg);
  }

  & [data-part='actions'] {
    display: grid;
    gap: ${space.tiny};
  }

  /* What it comes to and the way to the checkout stay in sight, where that leaves room for the lines. */
  @media (height >= 44rem) {
    & > [data-part='foot'] {
      position: sticky;
      /* Down to the edge of the modal around, over its padding. */
      inset-block-end: calc(-1 * var(--modal-padding, ${space.none}));
      border-block-start: ${stroke.thin} solid ${color.border};
      margin-block-start: calc(-1 * var(--cart-panel-gap) - ${stroke.thin});
    }

    & > ul :is(a, button) {
      scroll-margin-block-end: calc(6 * ${size.control});
    }
  }

  & > [data-part='aside'] {
    display: grid;
    gap: ${space.tiny};
    justify-items: center;
  }

  & h2:focus-visible {
    ${focusRing}
  }
`
