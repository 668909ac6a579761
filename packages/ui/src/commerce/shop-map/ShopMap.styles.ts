import { color, font, line, media, motion, radius, shadow, size, space, stroke, type, weight } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing, plainList } from '../../foundation/internal/fragments.styles.ts'

export const ShopMapRoot = styled.div`
  --shop-map-sea: ${color.actionQuiet};
  --shop-map-land: ${color.surfaceRaised};
  --shop-map-abroad: color-mix(in oklab, var(--shop-map-land) 50%, var(--shop-map-sea));
  --shop-map-coast: color-mix(in oklab, ${color.borderStrong} 55%, ${color.surfaceRaised});
  --shop-map-mark: ${color.surfaceInverse};
  --shop-map-on-mark: ${color.textInverse};
  --shop-map-own: ${color.accent};
  --shop-map-on-own: ${color.onAccent};

  /* The maximum height of the map. */
  --shop-map-most: 40rem;

  container-type: inline-size;
  position: relative;
  box-sizing: border-box;
  inline-size: min(100%, var(--shop-map-most) * var(--shop-map-ratio));
  aspect-ratio: var(--shop-map-ratio);
  overflow: hidden;
  border: ${stroke.thin} solid ${color.border};
  border-radius: ${radius.card};
  background: var(--shop-map-sea);
  font-family: ${font.text};
  font-size: ${type.small};
  line-height: ${line.heading};

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  & > svg > g {
    stroke-linejoin: round;
    transform: translate(var(--shop-map-x), var(--shop-map-y)) scale(var(--shop-map-scale));
    transition: transform ${motion.slow} ${motion.ease};
  }

  & [data-part='land'] {
    fill: var(--shop-map-land);
    stroke: var(--shop-map-coast);
    stroke-width: ${stroke.thin};
    vector-effect: non-scaling-stroke;
  }

  /* The stroke, in km, closes the gaps to Norway that the coarser outline leaves. */
  & [data-part='abroad'] {
    fill: var(--shop-map-abroad);
    stroke: var(--shop-map-abroad);
    stroke-width: 16;
  }

  & > ul {
    ${plainList}
  }

  & > ul > li {
    position: absolute;
    inset-block-start: var(--shop-map-top);
    inset-inline-start: var(--shop-map-left);
    translate: -50% -50%;
  }

  & > ul > li:is(:hover, :focus-within, [data-active], [data-current]) {
    z-index: 1;
  }

  & [data-part='mark'] {
    position: relative;
    display: grid;
    place-items: center;
    min-inline-size: 1.5rem;
    min-block-size: 1.5rem;
    padding: ${space.none};
    border: none;
    border-radius: ${radius.pill};
    background: none;
    color: var(--shop-map-on-mark);
    font: inherit;
    font-weight: ${weight.bold};
    text-decoration: none;
  }

  & :is(a, button)[data-part='mark'] {
    cursor: pointer;
  }

  & [data-part='mark']:focus-visible {
    ${focusRing}
  }

  /* A pin, whose tip is at the shop. A ring of the land's colour keeps marks that touch apart. */
  & [data-part='mark']::before {
    content: '';
    grid-area: 1 / 1;
    inline-size: ${space.medium};
    block-size: ${space.medium};
    border: ${stroke.thin} solid var(--shop-map-land);
    border-radius: 50% 50% 0;
    background: radial-gradient(circle, var(--shop-map-land) 22%, var(--shop-map-mark) 30%);
    translate: 0 -60%;
    rotate: 45deg;
    transition: scale ${motion.fast} ${motion.ease};
  }

  & [data-several] > [data-part='mark']::before {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    border-radius: 50%;
    background: var(--shop-map-mark);
    translate: none;
  }

  & [data-own] > [data-part='mark'] {
    --shop-map-mark: var(--shop-map-own);

    color: var(--shop-map-on-own);
  }

  & [data-own] > [data-part='mark']::before {
    outline: ${stroke.thick} solid var(--shop-map-own);
  }

  & :is([data-active], [data-current]) > [data-part='mark']::before {
    scale: 1.25;
  }

  & [data-part='count'] {
    position: relative;
    grid-area: 1 / 1;
    font-size: ${type.tiny};
    font-variant-numeric: tabular-nums;
  }

  & [data-part='name'] {
    position: absolute;
    inset-block-start: 50%;
    inline-size: max-content;
    max-inline-size: min(11rem, 42cqi);
    padding: ${space.tiny} ${space.small};
    border-radius: ${radius.small};
    background: ${color.surfaceInverse};
    color: ${color.textInverse};
    font-weight: ${weight.medium};
    text-align: start;
    translate: 0 -50%;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${motion.fast} ${motion.ease};
  }

  & [data-side='end'] [data-part='name'] {
    inset-inline-start: calc(100% + ${space.tiny});
  }

  & [data-side='start'] [data-part='name'] {
    inset-inline-end: calc(100% + ${space.tiny});
  }

  & :is([data-side='below'], [data-side='above']) [data-part='name'] {
    inset-block-start: 66%;
    inset-inline-start: 50%;
    translate: -50%;
  }

  & [data-side='above'] [data-part='name'] {
    inset-block: auto 125%;
  }

  /* Names that are always shown, where the map is wide enough (27rem is namedMapWidth of @vidda/domain/map). */
  @container (width >= 27rem) {
    & [data-named]:not([data-active], [data-current]) > :not(:hover, :focus-visible) > [data-part='name'] {
      padding: ${space.none};
      background: none;
      color: ${color.text};
      font-size: ${type.tiny};
      -webkit-text-stroke: 0.25em var(--shop-map-land);
      paint-order: stroke;
      opacity: 1;
    }
  }

  & li:is([data-active], [data-current]) [data-part='name'],
  & [data-part='mark']:focus-visible [data-part='name'] {
    opacity: 1;
  }

  & > [data-part='whole'] {
    position: absolute;
    inset-block-end: ${space.small};
    inset-inline-end: ${space.small};
    min-block-size: ${size.controlSmall};
    padding-inline: ${space.snug};
    border: ${stroke.thin} solid ${color.borderStrong};
    border-radius: ${radius.control};
    background: ${color.surface};
    box-shadow: ${shadow.low};
    color: ${color.text};
    font: inherit;
    font-weight: ${weight.medium};
    cursor: pointer;
  }

  & > [data-part='whole']:focus-visible {
    ${focusRing}
  }

  ${media.hover} {
    & [data-part='mark']:hover::before {
      scale: 1.25;
    }

    & [data-part='mark']:hover [data-part='name'] {
      opacity: 1;
    }

    & > [data-part='whole']:hover {
      border-color: ${color.text};
    }
  }

  /* Forced colours remove backgrounds, so the marks use system colours. */
  ${media.forcedColors} {
    & [data-part='land'] {
      fill: Canvas;
      stroke: CanvasText;
    }

    & [data-part='abroad'] {
      display: none;
    }

    & [data-part='mark']::before {
      forced-color-adjust: none;
      border-color: Canvas;
      background: LinkText;
    }

    & [data-own] > [data-part='mark']::before {
      outline-color: Highlight;
      background: Highlight;
    }

    & [data-part='count'] {
      forced-color-adjust: none;
      color: Canvas;
    }

    & [data-part='name'] {
      border: ${stroke.thin} solid CanvasText;
    }
  }

  ${media.print} {
    & > [data-part='whole'] {
      display: none;
    }
  }
`
