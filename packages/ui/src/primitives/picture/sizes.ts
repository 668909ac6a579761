import { media } from '@vidda/tokens'

type Wide = { readonly tablet?: string; readonly desktop?: string }

const condition = (query: string) => query.slice('@media '.length)

/** The `sizes` of a picture that is `narrow` wide on a phone and something else from the tokens' breakpoints on. */
export function sizesOf(narrow: string, { tablet, desktop }: Wide): string {
  return [desktop && `${condition(media.desktop)} ${desktop}`, tablet && `${condition(media.tablet)} ${tablet}`, narrow]
    .filter(Boolean)
    .join(', ')
}
