import { color, media, motion, radius, size, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'
import { focusRing } from '../../foundation/internal/fragments.styles.ts'

export const GalleryRoot = styled.section`
  --gallery-radius: ${radius.card};
  --gallery-bleed: 0rem;

  position: relative;
  display: grid;
  gap: ${space.small};
  min-inline-size: 0;

  & > [data-part='stage'] {
    position: relative;
    min-inline-size: 0;
  }

  /* View transition from a card's picture. Names must be unique, so a followed card on this page takes the name over. */
  body:not(:has([data-part='name'] > a:focus)) & > [data-part='stage'] {
    view-transition-name: goods;
  }

  & [data-part='slides'] {
    display: flex;
    margin: ${space.none};
    padding: ${space.none};
    overflow: auto hidden;
    border-radius: var(--gallery-radius);
    list-style: none;
    scroll-snap-type: inline mandatory;
    scrollbar-width: none;
    overscroll-behavior-inline: contain;
  }

  & [data-part='slides']:focus-visible {
    ${focusRing}
  }

  & [data-part='slide'] {
    flex: 0 0 100%;
    scroll-snap-align: start;
    scroll-snap-stop: always;
    cursor: zoom-in;
  }

  & [data-part='turn'] {
    position: absolute;
    inset-block-start: calc(50% - ${size.target} / 2);
  }

  & [data-part='turn'][data-to='previous'] {
    inset-inline-start: ${space.small};
  }

  & [data-part='turn'][data-to='next'] {
    inset-inline-end: ${space.small};
  }

  & [data-part='open'] {
    position: absolute;
    inset-block-end: ${space.small};
    inset-inline-start: ${space.small};
  }

  & :is([data-part='open'], [data-part='turn']) > button {
    --icon-button-bg: ${color.surface};
    --icon-button-text: ${color.text};

    border-radius: ${radius.pill};
  }

  /* At an end the button stays, so that focus is not lost with the last press. */
  & [data-part='turn'] > [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }

  & [data-part='thumbs'] {
    display: flex;
    gap: ${space.small};
    margin: ${space.none};
    padding: ${space.tiny};
    overflow: auto hidden;
    list-style: none;
    scrollbar-width: none;
  }

  & [data-part='thumb'] {
    display: block;
    inline-size: var(--gallery-thumb);
    overflow: hidden;
    border-radius: ${radius.small};
    outline: ${stroke.thin} solid ${color.border};
    transition: outline-color ${motion.fast} ${motion.ease};
  }

  & [data-part='thumb'][aria-current='true'] {
    outline: ${stroke.thick} solid ${color.text};
  }

  & [data-part='thumb']:focus-visible {
    ${focusRing}
  }

  /* Below desktop width part of the next picture shows, and dots replace the thumbnails, so that the price fits in the first view. */
  ${media.mobileOnly} {
    gap: ${space.none};

    &[data-thumbs] [data-part='slides'] {
      gap: ${space.small};
      margin-inline-end: calc(-1 * var(--gallery-bleed));
      border-radius: 0;
    }

    &[data-thumbs] [data-part='slide'] {
      flex-basis: 56%;
      overflow: hidden;
      border-radius: var(--gallery-radius);
    }

    /* Touch users swipe. */
    @media (hover: none) {
      & [data-part='turn'] {
        display: none;
      }
    }

    & [data-part='thumbs'] {
      justify-content: safe center;
      gap: ${space.none};
      padding: ${space.none};
    }

    & [data-part='thumb'] {
      display: grid;
      place-content: center;
      inline-size: 1.75rem;
      block-size: 1.5rem;
    }

    & [data-part='thumb']:not(:focus-visible) {
      outline: none;
    }

    & [data-part='thumb'] > * {
      display: none;
    }

    & [data-part='thumb']::before {
      content: '';
      padding: 0.25rem;
      border-radius: ${radius.pill};
      background: ${color.borderStrong};
      transition: padding ${motion.fast} ${motion.ease};
    }

    & [aria-current='true']::before {
      padding-inline: 0.5rem;
      background: ${color.text};
    }
  }

  /* Without scripts the strip is swiped or scrolled, and thumbnails are links to their slide. */
  @media (scripting: none) {
    & [data-part='slides'] {
      scrollbar-width: thin;
    }
  }

  ${media.desktop} {
    /* Large enough to recognise what a thumbnail shows: the garment worn, its back, a detail. */
    --gallery-thumb: 7.5rem;

    /* Places and width by number: while the page streams in, the thumbnails come after the picture, which may not move then. */
    &[data-thumbs] {
      grid-template-columns: calc(var(--gallery-thumb) + 2 * ${space.tiny}) minmax(0, 1fr);
      gap: ${space.medium};
    }

    &[data-thumbs] > [data-part='stage'] {
      grid-area: 1 / 2;
    }

    /* No taller than its picture, which its buttons stand on, where the thumbnails are. */
    & [data-part='stage'] {
      align-self: start;
    }

    & [data-part='thumbs'] {
      grid-area: 1 / 1;
      flex-direction: column;
      overflow: visible;
    }
  }

  ${media.print} {
    display: block;

    & [data-part='thumbs'],
    & [data-part='slide'] + [data-part='slide'] {
      display: none;
    }

    &[data-thumbs] [data-part='slides'] {
      margin: 0;
    }

    &[data-thumbs] [data-part='slide'] {
      flex-basis: 100%;
    }
  }
`
