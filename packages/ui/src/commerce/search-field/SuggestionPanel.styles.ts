import { color, font, layer, line, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

const pass = keyframes`
  from { translate: -100%; }
  to { translate: 250%; }
`

export const SuggestionPanelRoot = styled.div`
  --suggestion-panel-bg: ${color.surfaceRaised};

  position: relative;
  grid-column: 1 / -1;
  align-self: start;
  max-block-size: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block-end: ${space.medium};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.heading};
  container-type: inline-size;

  ${media.desktop} {
    position: absolute;
    inset-block-start: calc(100% + ${space.tiny});
    inset-inline-start: ${space.none};
    z-index: ${layer.overlay};
    inline-size: max(100%, 26rem);
    max-block-size: min(36rem, 75svh);
    padding: ${space.small};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.medium};
    background: var(--suggestion-panel-bg);
    box-shadow: ${shadow.high};
  }

  & p {
    margin: ${space.none};
  }

  & [data-part='note'],
  & [data-part='none'],
  & [data-part='waiting'] {
    padding: ${space.small};
    line-height: ${line.text};
  }

  & [data-part='note'],
  & [data-part='none'] > p:first-child {
    font-weight: ${weight.medium};
  }

  & [data-part='advice'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='waiting'] {
    display: grid;
    gap: ${space.medium};
    padding-block: ${space.medium};
  }

  & > [role='listbox'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: ${space.large};
  }

  /* Words keep their contrast while new ones are on their way: a line above them moves instead. */
  & > [data-part='loading'] {
    position: sticky;
    inset-block-start: ${space.none};
    z-index: 1;
    display: block;
    block-size: ${stroke.thick};
    margin-block-end: calc(-1 * ${stroke.thick});
    overflow: clip;
    border-radius: ${radius.pill};
  }

  & > [data-part='loading']::before {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 100%;
    background: ${color.accent};
    animation: ${pass} calc(${motion.slow} * 4) ${motion.ease} infinite;
  }

  @container (inline-size > 38rem) {
    & > [role='listbox']:has([data-part='article']) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    }

    & > [role='listbox'] > [data-part='all'] {
      grid-column: 1 / -1;
    }
  }

  & [data-part='heading'] {
    padding: ${space.snug} ${space.small} ${space.tiny};
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [role='option'] {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.snug};
    inline-size: 100%;
    min-block-size: ${size.target};
    padding: ${space.tiny} ${space.small};
    border-radius: ${radius.control};
    font-weight: ${weight.medium};
    text-decoration: none;
    overflow-wrap: anywhere;
    cursor: pointer;
  }

  & [role='option'] > svg {
    color: ${color.textMuted};
  }

  & [role='option'][aria-selected='true'] {
    background: ${color.surfaceSunken};
    outline: ${stroke.thick} solid ${color.focus};
    outline-offset: calc(-1 * ${stroke.thick});
  }

  & [data-part='written'],
  & [data-part='within'],
  & [data-part='name'] {
    font-weight: ${weight.text};
  }

  & [data-part='within'] {
    font-size: ${type.small};
    color: ${color.textMuted};
  }

  & [data-part='image'] {
    inline-size: 3rem;
    border-radius: ${radius.small};
    overflow: clip;
    background: ${color.surfaceSunken};
  }

  & [data-part='about'] {
    display: grid;
    gap: ${space.hair};
  }

  & [role='option'][data-part='all'] {
    margin-block-start: ${space.small};
    color: ${color.link};
  }

  & [role='option'][data-part='all'] > svg {
    color: inherit;
  }

  /* Beside the heading of the first group, which the recent searches always are; no option, so it stands outside the list. */
  & > [data-part='clear-recent'] {
    position: absolute;
    inset-block-start: ${space.none};
    inset-inline-end: ${space.small};
    min-block-size: ${size.target};
    padding-inline: ${space.small};
    border-radius: ${radius.control};
    font-size: ${type.small};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  & > [data-part='clear-recent']:focus-visible {
    ${focusRing}
  }

  ${media.desktop} {
    & > [data-part='clear-recent'] {
      inset-block-start: calc(${space.tiny} + ${space.hair});
    }
  }

  ${media.hover} {
    & [role='option']:hover {
      background: ${color.surfaceSunken};
    }
  }

  ${media.forcedColors} {
    & [role='option'][aria-selected='true'] {
      outline-color: Highlight;
    }
  }
`
