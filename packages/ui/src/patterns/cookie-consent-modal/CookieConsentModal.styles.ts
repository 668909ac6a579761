import { color, font, line, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

export const CookieConsentModalRoot = styled.dialog`
  --cookie-consent-modal-bg: ${color.surface};
  --cookie-consent-modal-width: ${size.dialog};
  --cookie-consent-modal-on: ${color.accent};

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

  /* As a Switch looks, whose styles would be more of the first load than these. */
  & input {
    --track: 1.5rem;

    flex: none;
    display: grid;
    place-content: center start;
    inline-size: calc(var(--track) * 1.85);
    block-size: var(--track);
    margin: ${space.none};
    padding-inline: ${space.hair};
    appearance: none;
    border: ${stroke.thick} solid ${color.borderStrong};
    border-radius: ${radius.pill};
    background: ${color.surface};
    color: ${color.onAccent};
    cursor: pointer;
    transition:
      background-color ${motion.fast} ${motion.ease},
      border-color ${motion.fast} ${motion.ease};
  }

  & input::before {
    content: '';
    inline-size: calc(var(--track) - ${space.small});
    block-size: calc(var(--track) - ${space.small});
    border-radius: ${radius.pill};
    background: ${color.borderStrong};
    transition: translate ${motion.normal} ${motion.ease};
  }

  & input:checked {
    border-color: var(--cookie-consent-modal-on);
    background: var(--cookie-consent-modal-on);
  }

  & input:checked::before {
    translate: calc(var(--track) * 0.85);
    background: currentColor;
  }

  ${media.hover} {
    & label:hover > input {
      border-color: var(--cookie-consent-modal-on);
    }
  }

  /* The tokens of what is selected are the reader's own colours there. */
  ${media.forcedColors} {
    & input {
      forced-color-adjust: none;
      background: ButtonFace;
    }

    & input::before {
      background: ButtonText;
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
