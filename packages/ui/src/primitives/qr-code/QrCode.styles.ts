import { color, radius, size, space } from '@vidda/tokens'
import { styled } from 'styled-components'

export const QrCodeRoot = styled.svg`
  --qr-code-size: calc(2 * ${size.thumb});
  --qr-code-dark: ${color.text};
  --qr-code-light: ${color.surface};

  display: block;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: var(--qr-code-size);
  aspect-ratio: 1;
  border-radius: ${radius.small};
  background: var(--qr-code-light);
  fill: var(--qr-code-dark);
  /* Readers need dark on light, whatever colours the shopper has asked for. */
  forced-color-adjust: none;

  &[data-size='large'] {
    --qr-code-size: calc(3 * ${size.thumb} + ${space.wide});
  }
`
