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

const closed = { additionalProperties: false } as const

const Src = Type.String({
  minLength: 1,
  maxLength: 2000,
  pattern: '\\S',
  description: 'Where the picture comes from: a path from the folder of the data file, or an https address',
})

const Percent = Type.Integer({ minimum: 0, maximum: 100 })

const Focus = Type.Object(
  { x: Percent, y: Percent },
  {
    ...closed,
    description: 'What stays in sight where the picture is cut: percent from its left and from its top; the middle when left out',
  },
)

/** A wide picture; `tone` is what it is like where words stand on it. */
export const Picture = Type.Object(
  {
    src: Src,
    alt: FreeText(300),
    focus: Type.Optional(Focus),
    tone: Type.Enum(['dark', 'light'], { default: 'dark', description: 'A dark one has light words on it, a light one dark words' }),
  },
  closed,
)
export const MaybePicture = Type.Union([Picture, Type.Null()], { default: null })

export const ArticlePictures = Type.Union(
  [
    Type.Array(
      Type.Object(
        {
          src: Src,
          colorId: Type.Union([RecordId, Type.Null()], { default: null, description: 'Of all colours when left out' }),
          kind: Type.Enum(['front', 'worn', 'back', 'detail'], { default: 'front', description: 'They are shown in this order' }),
          alt: FreeText(300),
        },
        closed,
      ),
      { maxItems: 500 },
    ),
    Type.Null(),
  ],
  { default: null, description: 'The first front of a colour is the one on cards; those that are there stay when left out' },
)

export const Slug = Type.String({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', maxLength: 200 })
export const Day = Type.String({ format: 'date', description: 'A date in Norway, as 2026-01-31' })
