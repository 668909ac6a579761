import { color, font, line, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { css, styled } from 'styled-components'

const focus = css`
  outline: ${stroke.focus} solid ${color.focus};
  outline-offset: ${space.hair};
`

const box = css`
  box-sizing: border-box;
  min-block-size: ${size.controlSmall};
  padding-inline: ${space.small};
  border: ${stroke.thin} solid ${color.borderStrong};
  border-radius: ${radius.small};
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.small};
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    ${focus}
  }

  &:disabled {
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`

export const ColorFieldRoot = styled.div`
  display: grid;
  grid-template-columns: ${size.control} minmax(0, 1fr) 6rem 4.25rem;
  align-items: center;
  gap: ${space.tiny} ${space.small};
  min-block-size: ${size.control};
  padding-block: ${space.hair};

  > [type='color'] {
    box-sizing: border-box;
    inline-size: ${size.control};
    block-size: ${size.controlSmall};
    padding: ${space.none};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.small};
    background: none;
    overflow: hidden;
    cursor: pointer;

    &::-webkit-color-swatch-wrapper {
      padding: ${space.none};
    }

    &::-webkit-color-swatch {
      border: none;
    }

    &:disabled {
      cursor: not-allowed;
    }

    &:focus-visible {
      ${focus}
    }
  }

  > [data-part='words'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${space.small};
    line-height: ${line.heading};
  }

  small {
    color: ${color.textMuted};
    font-size: ${type.tiny};
  }

  [data-part='words'] > label {
    flex-basis: 100%;
  }

  [data-part='words'] > button {
    min-block-size: 1.5rem;
    border-radius: ${radius.small};
    color: ${color.link};
    font-size: ${type.tiny};
    text-decoration: underline;
    cursor: pointer;
  }

  [data-part='words'] > button:focus-visible {
    ${focus}
  }

  > [data-part='hex'] {
    inline-size: 100%;
    ${box}
  }

  > [data-part='aside'] {
    justify-self: end;
  }

  > :last-child:not([data-part]) {
    grid-column: 1 / -1;
  }
`

export const RangeFieldRoot = styled.div`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr) 7.25rem;
  align-items: center;
  gap: ${space.tiny} ${space.snug};
  min-block-size: ${size.control};

  > [type='range'] {
    inline-size: 100%;
    margin: ${space.none};
    accent-color: ${color.accent};

    &:focus-visible {
      ${focus}
    }
  }

  > [data-part='number'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 1.75rem;
    align-items: center;
    gap: ${space.tiny};
    color: ${color.textMuted};
    font-size: ${type.small};
  }

  [type='number'] {
    inline-size: 100%;
    ${box}
  }

  > div {
    grid-column: 1 / -1;
  }
`

export const RefusedRoot = styled.div`
  padding-block: ${space.tiny};

  > * {
    font-size: ${type.small};
    line-height: ${line.heading};
  }

  ul {
    display: grid;
    gap: ${space.tiny};
    margin: ${space.none};
    padding: ${space.none};
    list-style: none;
  }

  p {
    margin: ${space.none};
  }

  code {
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
  }

  [data-part='file'] {
    opacity: 0.85;
  }

  button {
    margin-block-start: ${space.tiny};
  }
`

export const MendSwatch = styled.span`
  inline-size: ${size.icon};
  block-size: ${size.icon};
  border: ${stroke.thin} solid ${color.borderStrong};
  border-radius: ${radius.small};
`
