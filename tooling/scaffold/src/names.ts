/** A name as folders, modules and styles have it: `price-tag`. */
export type Names = {
  readonly kebab: string
  /** `PriceTag` */
  readonly pascal: string
  /** `priceTag` */
  readonly camel: string
  /** `price tag` */
  readonly words: string
}

export class BadName extends Error {}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** How somebody else may have written the name: `PriceTag`, `price_tag`, `Price tag`. */
const inKebab = (given: string): string =>
  given
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, '-')
    .replaceAll(/[^A-Za-z0-9]+/gu, '-')
    .replaceAll(/^[-0-9]+|-+$/gu, '')
    .toLowerCase()

/** Throws `BadName` with what to write instead. */
export function namesOf(given: string): Names {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u.test(given)) {
    const better = inKebab(given)
    throw new BadName(`"${given}" is not a folder name in kebab-case${better === '' ? '' : `: write ${better}`}.`)
  }
  const words = given.split('-')
  const pascal = words.map(capital).join('')
  return { kebab: given, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), words: words.join(' ') }
}
