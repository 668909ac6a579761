import { color, font, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'

export const StageRoot = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  min-inline-size: 0;
  background: ${color.surfaceSunken};

  > [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.small} ${space.snug};
    padding: ${space.small} ${space.medium};
    border-block-end: ${stroke.thin} solid ${color.border};
    background: ${color.surface};
  }

  > [data-part='frames'] {
    display: flex;
    justify-content: center;
    gap: ${space.large};
    min-block-size: 0;
    margin: ${space.medium};
    overflow: hidden;
  }
`

export const ToggleGroupRoot = styled.div`
  display: inline-flex;
  padding: ${space.hair};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};

  button {
    min-block-size: ${size.controlSmall};
    padding-inline: ${space.snug};
    border-radius: ${radius.small};
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }

  button:hover {
    color: ${color.text};
  }

  button[aria-pressed='true'] {
    background: ${color.surface};
    color: ${color.link};
    box-shadow: ${shadow.low};
  }

  button:focus-visible {
    outline: ${stroke.focus} solid ${color.focus};
  }
`

export const AddressRoot = styled.form`
  display: flex;
  flex: 1 1 12rem;
  gap: ${space.tiny};
  max-inline-size: 26rem;

  input {
    box-sizing: border-box;
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${size.controlSmall};
    padding-inline: ${space.snug};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font-family: ${font.text};
    font-size: ${type.small};
  }

  input:focus-visible {
    outline: ${stroke.focus} solid ${color.focus};
  }
`

/** A window of `--frame-width`, shown `--frame-scale` times as large. */
export const FrameRoot = styled.figure`
  flex: none;
  display: grid;
  grid-template-rows: ${size.controlSmall} auto;
  inline-size: calc(var(--frame-width) * var(--frame-scale));
  margin: ${space.none};

  figcaption {
    display: flex;
    align-items: center;
    gap: ${space.small};
    color: ${color.textMuted};
    font-size: ${type.small};
    font-weight: ${weight.medium};
    font-variant-numeric: tabular-nums;
  }

  small {
    font-size: ${type.tiny};
    font-weight: ${weight.text};
  }

  > div {
    block-size: calc(var(--frame-height) * var(--frame-scale));
    overflow: hidden;
    border-radius: ${radius.medium};
    background: ${color.surface};
    box-shadow: ${shadow.low};
  }

  iframe {
    display: block;
    inline-size: var(--frame-width);
    block-size: var(--frame-height);
    border: none;
    transform: scale(var(--frame-scale));
    transform-origin: 0 0;
  }
`
