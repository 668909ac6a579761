import { color, font, layer, line, media, motion, radius, shadow, space, stroke, type, weight } from '@vidda/tokens'
import { keyframes, styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(50%);
  }
`

export const CompareBarRoot = styled.section`
  --compare-bar-bg: ${color.surfaceRaised};
  --compare-bar-thumb: 2.25rem;

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.small};
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 100%;
  margin-inline: auto;
  padding: ${space.small} ${space.snug};
  border: ${stroke.thin} solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: var(--compare-bar-bg);
  box-shadow: ${shadow.high};
  color: ${color.text};
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.text};
  animation: ${enter} ${motion.normal} ${motion.ease};

  &[data-empty] {
    display: block;
    padding: ${space.none};
    border: none;
    box-shadow: none;
  }

  > [data-part='chosen'] {
    ${plainList}

    display: flex;
    gap: ${space.small};
  }

  > [data-part='chosen'] > li {
    inline-size: var(--compare-bar-thumb);
    block-size: var(--compare-bar-thumb);
  }

  > [data-part='chosen'] > [data-part='free'] {
    box-sizing: border-box;
    border: ${stroke.thin} dashed ${color.borderStrong};
    border-radius: ${radius.small};
  }

  button {
    touch-action: manipulation;
  }

  li > button {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    padding: ${space.none};
    border: ${stroke.thin} solid ${color.border};
    border-radius: ${radius.small};
    background: ${color.surfaceSunken};
    color: ${color.text};
    cursor: pointer;
  }

  li > button:focus-visible {
    ${focusRing}
  }

  li > button img {
    display: block;
    inline-size: 100%;
    block-size: calc(var(--compare-bar-thumb) - 2 * ${stroke.thin});
    border-radius: inherit;
    object-fit: cover;
  }

  li > button > svg {
    --icon-size: 0.75rem;

    position: absolute;
    inset-block-start: calc(-1 * ${space.tiny});
    inset-inline-end: calc(-1 * ${space.tiny});
    padding: ${space.hair};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.pill};
    background: ${color.surface};
  }

  /* On a phone: pictures and text in one row, buttons in the next. */
  > [data-part='told'] {
    flex: 1 1 0;
    min-inline-size: min-content;
    margin: ${space.none};
    font-weight: ${weight.medium};
    text-align: end;
  }

  > [data-part='told'][data-refused] {
    color: ${color.danger};
  }

  > [data-part='ways'] {
    flex: 1 0 100%;
    display: flex;
    gap: ${space.small};
  }

  > [data-part='ways'] > a {
    flex: 1;
  }

  /* In a low window (a phone on its side, a desktop zoomed in) it would leave too little of the page. */
  @media (height >= 30rem) {
    position: sticky;
    inset-block-end: max(${space.small}, env(safe-area-inset-bottom));
    z-index: ${layer.header};
  }

  ${media.mobileOnly} {
    &[data-docked] {
      position: static;
    }
  }

  ${media.tablet} {
    --compare-bar-thumb: 2.75rem;

    column-gap: ${space.large};
    inline-size: fit-content;

    > [data-part='told'] {
      flex: none;
      text-align: start;
    }

    > [data-part='ways'] {
      flex: none;
      margin-inline-start: auto;
    }

    > [data-part='ways'] > a {
      flex: none;
    }
  }

  ${media.hover} {
    li > button:hover {
      border-color: ${color.borderStrong};
    }

    li > button:hover > svg {
      background: ${color.text};
      color: ${color.surface};
    }
  }

  ${media.print} {
    display: none;
  }
`
