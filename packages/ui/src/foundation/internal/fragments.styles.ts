import { color, font, line, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { css } from 'styled-components'

/** Inside `&:focus-visible { … }`. */
export const focusRing = css`
  outline: ${stroke.focus} solid ${color.focus};
  outline-offset: ${space.hair};
`

/** What is selected among its equals, inside `media.forcedColors`: there the grounds and lines that told it are gone. */
export const forcedSelected = css`
  forced-color-adjust: none;
  border-color: Highlight;
  background: Highlight;
  color: HighlightText;
`

/** A link of one line that stands alone is pressed anywhere within the least size of a target, and takes no more room for it. */
export const pressRoom = css`
  --press-room: max(${space.none}, (${size.target} - 1lh) / 2);

  position: relative;
  padding-block: var(--press-room);
  margin-block: calc(-1 * var(--press-room));
`

/** Sets `--tone-bg` and `--tone-text` for a message by its `data-tone`. */
export const toneColors = css`
  --tone-bg: ${color.infoSoft};
  --tone-text: ${color.onInfoSoft};

  &[data-tone='success'] {
    --tone-bg: ${color.successSoft};
    --tone-text: ${color.onSuccessSoft};
  }

  &[data-tone='warning'] {
    --tone-bg: ${color.warningSoft};
    --tone-text: ${color.onWarningSoft};
  }

  &[data-tone='error'] {
    --tone-bg: ${color.dangerSoft};
    --tone-text: ${color.onDangerSoft};
  }
`

/** Read by screen readers, seen by nobody. */
export const unseen = css`
  position: absolute;
  inline-size: 1em;
  block-size: 1em;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** What is wrong with a control, with the sign for it before the words. */
export const errorLook = css`
  display: flex;
  gap: ${space.tiny};
  margin: ${space.none};
  font-size: ${type.small};
  font-weight: ${weight.medium};
  color: ${color.danger};
  white-space: pre-line;
  overflow-wrap: anywhere;
`

export const plainList = css`
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`

/** A text input or native select. */
export const control = css`
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: ${size.control};
  padding-inline: ${space.snug};
  font: inherit;
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};
  background: ${color.surface};
  border: ${stroke.thin} solid ${color.borderStrong};
  border-radius: ${radius.control};
  transition: border-color ${motion.fast} ${motion.ease};

  &:focus-visible {
    ${focusRing}
  }

  &:disabled {
    border-color: ${color.border};
    background: ${color.surfaceSunken};
    color: ${color.textMuted};
    cursor: not-allowed;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset ${space.none} ${space.none} ${space.none} ${stroke.thin} ${color.danger};
  }
`
