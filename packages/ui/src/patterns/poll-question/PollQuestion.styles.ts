import { color, font, line, media, motion, radius, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { choiceMark, choiceRing } from '../../primitives/internal/choice-field.styles.ts'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const PollQuestionRoot = styled.form`
  --poll-question-selected: ${color.accent};
  --poll-question-selected-bg: ${color.surfaceSunken};
  --choice-size: 1.5rem;
  --choice-selected: var(--poll-question-selected);

  display: grid;
  gap: ${space.medium};
  justify-items: start;
  font-family: ${font.text};
  font-size: ${type.body};
  line-height: ${line.text};
  color: ${color.text};

  & > fieldset {
    display: grid;
    gap: ${space.small};
    inline-size: 100%;
    min-inline-size: 0;
    margin: ${space.none};
    padding: ${space.none};
    border: none;
  }

  & legend {
    padding: ${space.none};
    margin-block-end: ${space.small};
    font-family: ${font.heading};
    font-size: ${type.title};
    font-weight: ${weight.heading};
    line-height: ${line.heading};
    text-wrap: balance;
  }

  & p {
    margin: ${space.none};
  }

  & [data-part='help'] {
    margin-block-end: ${space.small};
    color: ${color.textMuted};
  }

  & [data-part='options'] {
    display: grid;
    gap: ${space.small};
  }

  & [data-part='options'][data-pictures] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.5rem), 1fr));
    gap: ${space.small};
  }

  & [data-pictures] [data-part='option'] {
    gap: ${space.small};
    padding-inline: ${space.snug};
  }

  & label {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.medium};
    background: ${color.surface};
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease};
  }

  & label:has(:checked) {
    border-color: var(--poll-question-selected);
    background: var(--poll-question-selected-bg);
    box-shadow: inset 0 0 0 ${stroke.thin} var(--poll-question-selected);
  }

  & label:has(:focus-visible) {
    ${focusRing}
  }

  & [data-part='option'] {
    display: flex;
    align-items: center;
    gap: ${space.snug};
    box-sizing: border-box;
    min-block-size: calc(${size.target} + ${space.tiny});
    padding: ${space.small} ${space.medium};
  }

  & input {
    ${choiceMark}
    ${choiceRing}

    flex: none;
    margin: ${space.none};
    outline: none;
  }

  & > [data-part='error'] {
    font-size: ${type.small};
    font-weight: ${weight.medium};
    color: ${color.danger};
  }

  &[data-invalid] :is(label:not(:has(:checked)), input:not(:checked)) {
    border-color: ${color.danger};
  }

  ${media.hover} {
    & label:not(:has(:checked)):hover {
      border-color: ${color.text};
    }
  }
`
