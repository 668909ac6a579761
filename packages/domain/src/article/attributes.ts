type AttributeRow = {
  /** Characters that a chain may give. */
  readonly longest: number
  /** With the article in every list; the others come with its detail. */
  readonly listed: boolean
}

/**
 * Texts that a chain may give of an article and that are shown as they are, null where it gives none. Files of articles and the wire have each under
 * its key here, the database in a column of the same name (`wash_label`); a new one is a row here and that column.
 */
export const attributes = {
  nutrientContent: { longest: 5000, listed: false },
  washLabel: { longest: 500, listed: false },
  careLabel: { longest: 500, listed: false },
  season: { longest: 50, listed: true },
  keyFacts: { longest: 60, listed: true },
} as const satisfies Readonly<Record<string, AttributeRow>>

export type Attribute = keyof typeof attributes
type WhereListed<Listed extends boolean> = {
  [Key in Attribute]: (typeof attributes)[Key]['listed'] extends Listed ? Key : never
}[Attribute]
export type ListedAttribute = WhereListed<true>
export type DetailAttribute = WhereListed<false>

export type Attributes<Key extends Attribute = Attribute> = { readonly [Name in Key]: string | null }

export const attributeKeys = Object.keys(attributes) as readonly Attribute[]
export const listedAttributes = attributeKeys.filter((key): key is ListedAttribute => attributes[key].listed)
export const detailAttributes = attributeKeys.filter((key): key is DetailAttribute => !attributes[key].listed)

/** The same for each of some attributes. */
export const eachAttribute = <Key extends Attribute, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): { readonly [Name in Key]: Value } => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as { readonly [Name in Key]: Value }
