import { Type } from 'typebox'

/** The largest id that the database's `int` holds. */
const maxInt = 2 ** 31 - 1
/** The largest id that a search filter can name. */
const maxFacet = 2 ** 24 - 1

export const RecordId = Type.Integer({ minimum: 1, maximum: maxInt })
export const FacetId = Type.Integer({ minimum: 1, maximum: maxFacet })
export const Amount = Type.Integer({ minimum: 0, maximum: maxInt, description: 'Whole øre, VAT included' })
export const Position = Type.Integer({ minimum: 0, maximum: maxInt, description: 'Smaller ones come first' })
export const Moment = Type.String({ format: 'date-time', description: 'ISO 8601 with its zone, as 2026-01-31T08:00:00Z' })

/** Text that must say something. */
export const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
export const FreeText = (maxLength: number) => Type.String({ maxLength, default: '' })
export const MaybeText = (maxLength: number) => Type.Union([Type.String({ maxLength }), Type.Null()], { default: null })
export const Flag = (initial: boolean) => Type.Boolean({ default: initial })
export const HexColor = Type.String({ pattern: '^#[0-9a-fA-F]{6}$', description: 'sRGB as #rrggbb' })
export const Ean = Type.String({ pattern: '^\\d{8,14}$', description: 'GTIN of 8 to 14 digits' })

/** A drawn landscape: its scene, its colours from far to near, and a seed that moves the details. */
export const Scenery = Type.Object(
  {
    scene: Type.String({ minLength: 1 }),
    palette: Type.Array(HexColor, { minItems: 5, maxItems: 6 }),
    seed: Type.Integer({ minimum: 0, maximum: maxInt }),
  },
  { additionalProperties: false },
)

export const Slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 200 })
export const Day = Type.String({ format: 'date', description: 'A date in Norway, as 2026-01-31' })
export const MaybeScenery = Type.Union([Scenery, Type.Null()], { default: null })
