import { font, line, media, space, type } from '@vidda/tokens'
import { styled } from 'styled-components'

/** As high as a card with a name of two lines, as most rows have one: its lines, and its gaps between them. */
export const ProductCardSkeletonRoot = styled.li`
  --product-card-skeleton-gap: ${space.small};

  display: grid;
  align-content: start;
  gap: var(--product-card-skeleton-gap);
  font-family: ${font.text};
  line-height: ${line.text};

  & > [data-part='words'] {
    display: grid;
    gap: ${space.hair};
  }

  & > [data-part='words'] > span {
    display: grid;
    align-content: center;
    block-size: 1lh;
    font-size: ${type.small};
  }

  & > [data-part='words'] > :is([data-part='name'], [data-part='price']) {
    font-size: ${type.body};
  }

  & > [data-part='words'] > [data-part='name'] {
    line-height: calc((${line.heading} + ${line.text}) / 2);
  }

  & > [data-part='words'] > [data-part='name'] + [data-part='name'] {
    margin-block-start: calc(-1 * ${space.hair});
  }

  & > [data-part='words'] > [data-part='price'] {
    margin-block-start: ${space.tiny};
  }

  & > [data-part='words'] > [data-part='colors'] {
    block-size: ${space.medium};
    margin-block-start: ${space.tiny};
  }

  & > [data-part='words'] > [data-part='stock'] {
    margin-block-start: calc(${space.tiny} - ${space.hair});
  }

  ${media.tablet} {
    --product-card-skeleton-gap: ${space.snug};
  }
`
