import { color, media, radius, space, stroke } from '@vidda/tokens'
import { styled } from 'styled-components'

/** As high as the window: whether the page scrolls does not change when the cart comes. */
export const PendingCartRoot = styled.div`
  display: grid;
  gap: ${space.large};
  align-content: start;
  min-block-size: 100dvb;

  > [data-part='rows'],
  > [data-part='sums'],
  & [data-part='words'] {
    display: grid;
    gap: ${space.medium};
    align-content: start;
  }

  & [data-part='row'] {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${space.medium};
    padding-block: ${space.medium};
  }

  > [data-part='sums'] {
    padding: ${space.large};
    border-radius: ${radius.card};
    /* Not the panel's own background, which is the colour of the placeholders. */
    border: ${stroke.thin} solid ${color.border};
  }

  ${media.tablet} {
    & [data-part='row'] {
      grid-template-columns: 8rem minmax(0, 1fr);
      gap: ${space.large};
    }
  }

  ${media.desktop} {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${space.vast};
  }
`
