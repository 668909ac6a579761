import { Type, type Static } from 'typebox'

/** As an OSRM server answers `table`; metres. */
export const DistanceTable = Type.Object({
  code: Type.String(),
  distances: Type.Array(Type.Array(Type.Union([Type.Number(), Type.Null()]), { description: 'Null where no road leads' })),
  approximate: Type.Boolean({ description: 'True when the distances are reckoned as the crow flies, and not along roads' }),
})
export type DistanceTable = Static<typeof DistanceTable>

const passedOn = { additionalProperties: true, description: 'Whatever else the Overpass server says is passed on' }

/** An element of an Overpass server's answer. */
export const MapElement = Type.Object(
  {
    type: Type.String(),
    id: Type.Number(),
    lat: Type.Optional(Type.Number()),
    lon: Type.Optional(Type.Number()),
    tags: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  passedOn,
)
export const MapAnswer = Type.Object({ elements: Type.Array(MapElement) }, passedOn)
export type MapAnswer = Static<typeof MapAnswer>
