import { color, font, line, radius, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const FormSummaryRoot = styled.section`
  --form-summary-bg: ${color.dangerSoft};
  --form-summary-text: ${color.onDangerSoft};

  display: grid;
  gap: ${space.small};
  padding: ${space.medium};
  border: ${stroke.thin} solid ${color.danger};
  border-radius: ${radius.medium};
  background: var(--form-summary-bg);
  color: var(--form-summary-text);
  font-family: ${font.text};
  line-height: ${line.text};

  &:focus-visible {
    ${focusRing}
  }

  & > h2 {
    margin: ${space.none};
    font-family: ${font.text};
    font-size: ${type.body};
    font-weight: ${weight.bold};
  }

  & > ul {
    display: grid;
    gap: ${space.tiny};
    margin: ${space.none};
    padding-inline-start: 1.25em;
    list-style: disc;
  }

  & li {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  & a {
    color: inherit;
    text-underline-offset: 0.2em;
  }

  & a:focus-visible {
    ${focusRing}
  }
`
