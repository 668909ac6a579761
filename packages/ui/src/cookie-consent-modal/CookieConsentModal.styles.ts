import { color, font, line, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../internal/fragments.styles.ts'

export const CookieConsentModalRoot = styled.dialog`
  --cookie-consent-modal-bg: ${color.surface};
  --cookie-consent-modal-width: ${size.dialog};
  --cookie-consent-modal-on: ${color.success};

  box-sizing: border-box;
  inline-size: min(100%, var(--cookie-consent-modal-width));
  max-inline-size: none;
  max-block-size: 100dvb;
  margin: auto auto ${space.none};
  padding: ${space.large};
  padding-block-end: max(${space.large}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: none;
  border-radius: ${radius.large} ${radius.large} 0 0;
  background: var(--cookie-consent-modal-bg);
  box-shadow: ${shadow.high};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  &[open] {
    display: grid;
    gap: ${space.medium};
  }

  /* Kept within a part of the page, over what it covers. */
  &[open]:not(:modal) {
    position: fixed;
    inset: ${space.none};
    block-size: fit-content;
    box-shadow: ${space.none} ${space.none} ${space.none} 100vmax ${color.overlay};
  }

  &::backdrop {
    background: ${color.overlay};
  }

  & h2 {
    margin: ${space.none};
    font-size: ${type.title};
    outline: none;
  }

  & p {
    margin: ${space.none};
  }

  & > p > a {
    color: ${color.link};
    text-underline-offset: 0.2em;
  }

  & a:focus-visible,
  & input:focus-visible {
    ${focusRing}
  }

  & > [data-part='answers'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space.small};
  }

  /* Nothing is wider, or nearer, than its equal. */
  & > [data-part='answers'] > button {
    padding-inline: ${space.small};
  }

  & > [data-part='answers'] > :last-child {
    grid-column: 1 / -1;
  }

  & > [data-part='later'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & ul {
    ${plainList}

    border-block-start: ${stroke.thin} solid ${color.border};
  }

  & li {
    padding-block: ${space.small} ${space.snug};
    border-block-end: ${stroke.thin} solid ${color.border};
  }

  & li p {
    padding-inline-end: calc(${size.control} + ${space.large});
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='cookies'] {
    display: block;
  }

  & label,
  & [data-part='always'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.medium};
    min-block-size: ${size.target};
  }

  & label {
    cursor: pointer;
  }

  & [data-part='name'] {
    font-weight: ${weight.bold};
  }

  & [data-part='always'] > :last-child {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & input {
    --knob: calc(${space.large} - 2 * ${space.tiny});

    flex: none;
    box-sizing: border-box;
    inline-size: ${size.control};
    block-size: calc(var(--knob) + 2 * ${space.tiny});
    margin: ${space.none};
    padding: calc(${space.tiny} - ${stroke.thin});
    appearance: none;
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.pill};
    background: ${color.surfaceSunken};
    cursor: pointer;
    transition: background-color ${motion.fast} ${motion.ease};
  }

  & input::before {
    content: '';
    display: block;
    inline-size: var(--knob);
    block-size: var(--knob);
    border-radius: 50%;
    background: ${color.textMuted};
    transition: translate ${motion.fast} ${motion.ease};
  }

  & input:checked {
    border-color: var(--cookie-consent-modal-on);
    background: var(--cookie-consent-modal-on);
  }

  & input:checked::before {
    translate: calc(${size.control} - 2 * ${space.tiny} - var(--knob)) 0;
    background: ${color.surface};
  }

  ${media.forcedColors} {
    & input::before,
    & input:checked::before {
      background: CanvasText;
    }

    & input:checked {
      border-width: ${stroke.thick};
    }
  }

  ${media.tablet} {
    margin-block-end: ${space.large};
    padding: ${space.wide};
    border-radius: ${radius.large};
    max-block-size: calc(100dvb - 2 * ${space.large});

    & > [data-part='answers'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    & > [data-part='answers'] > :last-child {
      grid-column: auto;
    }
  }
`
