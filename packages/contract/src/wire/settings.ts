import { Type, type Static } from 'typebox'
import { Id } from './common.ts'

export const HomeBanner = Type.Object({
  title: Type.String(),
  text: Type.String(),
  linkText: Type.String(),
  to: Type.String(),
  image: Type.String(),
  imageMobile: Type.Optional(Type.String({ description: 'The same picture, cut for a phone' })),
  alt: Type.String(),
  focus: Type.Optional(
    Type.Object(
      { x: Type.Integer({ minimum: 0, maximum: 100 }), y: Type.Integer({ minimum: 0, maximum: 100 }) },
      { description: 'What stays in sight where less of the picture is shown: percent from its left and from its top' },
    ),
  ),
  tone: Type.Optional(Type.Enum(['light', 'dark'], { description: 'What the picture is like where words stand' })),
})
export type HomeBanner = Static<typeof HomeBanner>

const Position = Type.Union([HomeBanner, Type.Null()])

/** The home composition of a chain, by name; `home` when none is asked for (spec §2 Home page). */
export const Settings = Type.Object({
  name: Type.String(),
  top: Position,
  sub: Type.Array(Position, { description: 'Three positions' }),
  middle: Position,
  popular: Type.Array(Position, { description: 'Two positions' }),
  bottom: Position,
  grid: Type.Array(Type.Union([Id, Type.Null()]), { description: 'Nine positions of article ids' }),
})
export type Settings = Static<typeof Settings>

export const Csrf = Type.Object({ token: Type.String() })
export type Csrf = Static<typeof Csrf>
