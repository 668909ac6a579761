import type { TokenName } from '@vidda/tokens'
import { Type, type TSchema } from 'typebox'

const share = (description: string, maximum = 1) => Type.Number({ minimum: 0, maximum, description })

const Color = Type.Object(
  {
    colorSpace: Type.Enum(['oklch', 'srgb']),
    components: Type.Array(Type.Number(), { minItems: 3, maxItems: 3, examples: [[0.45, 0.1, 246]] }),
    alpha: Type.Optional(share('Opacity')),
    hex: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#0b5385'] })),
  },
  { additionalProperties: false },
)

const Dimension = Type.Object({ value: Type.Number(), unit: Type.Enum(['px', 'rem']) }, { additionalProperties: false })

const Shadow = Type.Object(
  { color: Color, offsetX: Dimension, offsetY: Dimension, blur: Dimension, spread: Dimension, inset: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
)

/** Family names and keywords end up in a style element: nothing that could end a declaration. */
const Plain = Type.String({ pattern: '^[^<>{};\\\\]+$', examples: ['none'] })
const Family = Type.String({ pattern: '^[\\w .-]+$', examples: ['Inter'] })

const FontFile = Type.Object(
  {
    family: Family,
    file: Type.String({ pattern: '^[\\w.-]+\\.woff2$', examples: ['inter.woff2'] }),
    weight: Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { minItems: 2, maxItems: 2, examples: [[400, 700]] }),
    metrics: Type.Object({
      unitsPerEm: Type.Integer({ minimum: 1 }),
      ascent: Type.Number(),
      descent: Type.Number(),
      lineGap: Type.Number(),
    }),
    fallbacks: Type.Array(
      Type.Object({
        name: Family,
        local: Type.Array(Family, { minItems: 1, examples: [['Arial']] }),
        weight: Type.Optional(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2, examples: [[400, 599]] })),
        averageWidth: Type.Object({ face: Type.Number({ minimum: 0.1 }), local: Type.Number({ minimum: 0.1 }) }),
      }),
    ),
  },
  { additionalProperties: false },
)

const Transform = Type.Optional(Type.Enum(['none', 'uppercase', 'lowercase', 'capitalize']))
const keyword = (pattern: string, example: string) => Type.Optional(Type.String({ pattern, examples: [example] }))

/** Names that are missing or unknown are told beside those of tokens. */
const Style = Type.Object({
  headingTransform: Transform,
  capsTransform: Transform,
  divider: Type.Optional(Plain),
  dividerSize: keyword('^(0|\\d*\\.?\\d+(px|rem))$', '1rem'),
  numeric: keyword('^(normal|[a-z]+-(nums|zero)( [a-z]+-(nums|zero))*)$', 'tabular-nums'),
  headingStretch: keyword('^\\d+(\\.\\d+)?%$', '100%'),
  captionRow: Type.Optional(Type.Enum(['1', '2'])),
} satisfies Record<TokenName<'style'>, TSchema>)

/** What stands under `$extensions["org.vidda"]` of a theme. */
export const Extension = Type.Object({ style: Style, faces: Type.Array(FontFile) }, { additionalProperties: false })

/** The values of each DTCG type that themes use; a list is offered where CSS takes one. */
export const valueSchemas: Readonly<Record<string, (value: unknown) => TSchema>> = {
  color: () => Color,
  dimension: () => Dimension,
  number: () => Type.Number(),
  fontWeight: () => Type.Integer({ minimum: 1, maximum: 1000 }),
  fontFamily: (value) => (Array.isArray(value) ? Type.Array(Family, { minItems: 1 }) : Family),
  duration: () => Type.Object({ value: Type.Number({ minimum: 0 }), unit: Type.Enum(['ms', 's']) }, { additionalProperties: false }),
  cubicBezier: () => Type.Array(Type.Number(), { minItems: 4, maxItems: 4, examples: [[0.2, 0, 0, 1]] }),
  shadow: (value) => (Array.isArray(value) ? Type.Array(Shadow, { minItems: 1 }) : Shadow),
}
