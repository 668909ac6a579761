import { color, font, line, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { plainList } from '../../foundation/internal/fragments.styles.ts'

export const PromoCodeModalRoot = styled.div`
  --promo-code-modal-gap: ${space.large};

  display: grid;
  gap: var(--promo-code-modal-gap);
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};
  outline: none;

  & > form {
    display: grid;
    gap: ${space.medium};
  }

  & [role='status'] button {
    margin-block-start: ${space.small};
  }

  & > section {
    display: grid;
    gap: ${space.tiny};
  }

  & h3 {
    margin: ${space.none};
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${weight.bold};
  }

  & ul {
    ${plainList}
  }

  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
    padding-block: ${space.snug};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  & li > span {
    min-inline-size: 0;
  }

  & [data-part='name'] {
    display: block;
    font-weight: ${weight.medium};
  }

  & [data-part='about'] {
    font-size: ${type.small};
    color: ${color.textMuted};
    overflow-wrap: anywhere;
  }
`
