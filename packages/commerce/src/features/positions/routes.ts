import { DistanceTable, MapAnswer } from '@vidda/contract/wire'
import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { sendJson } from '../../kernel/http/send-json.ts'
import { documented } from '../../kernel/http/documented.ts'
import { Failure } from '../../kernel/http/failure.ts'
import type { Services } from '../../kernel/services.ts'
import { askOutside, type Outside } from '../../kernel/http/outside.ts'
import { alongRoads, coordinatesOf, estimated, placesIn } from './distances.ts'

const tags = ['positions']
const mostCoordinates = 200

const malformed = () => {
  const text = `Coordinates must be 2 to ${mostCoordinates} pairs of "longitude,latitude", with ";" between them`
  return new Failure('validation_failed', text, { coordinates: [text] })
}

const placesMeaning = 'places in the list of coordinates, from 0, with ; between; `all` when left out'

const wrongPlaces = (field: string, count: number) => {
  const text = `${field} must be "all", or places from 0 to ${count - 1} with ";" between them`
  return new Failure('validation_failed', text, { [field.toLowerCase()]: [text] })
}

type TableQuery = { readonly sources?: string; readonly destinations?: string }

const unavailable = new Failure('maps_unavailable', 'There is no address lookup here: type the address in. OVERPASS_URL names its server')
const failed = new Failure('maps_failed', 'The server of the address lookup does not answer as it should: type the address in')

export function positionRoutes(app: FastifyInstance, { changesPerMinute }: Services, outside: Outside): void {
  const table = documented({
    tags,
    summary: 'Distances between coordinates, in metres',
    params: Type.Object({ coordinates: Type.String({ description: 'lon,lat;lon,lat; …' }) }),
    querystring: Type.Object({
      annotations: Type.Optional(Type.Enum(['distance'])),
      sources: Type.Optional(Type.String({ description: `Rows: ${placesMeaning}` })),
      destinations: Type.Optional(Type.String({ description: `Columns: ${placesMeaning}` })),
    }),
    ok: DistanceTable,
  })
  app.get<{ Params: { coordinates: string }; Querystring: TableQuery }>(
    '/osrm/table/v1/car/:coordinates',
    { schema: table },
    async (request, reply) => {
      const coords = coordinatesOf(request.params.coordinates)
      if (!coords || coords.length < 2 || coords.length > mostCoordinates) throw malformed()
      const sources = placesIn(request.query.sources, coords.length)
      if (!sources) throw wrongPlaces('Sources', coords.length)
      const destinations = placesIn(request.query.destinations, coords.length)
      if (!destinations) throw wrongPlaces('Destinations', coords.length)
      const shape = { sources, destinations }
      const found = outside.osrmUrl
        ? await alongRoads(outside.osrmUrl, coords, shape).catch((error: unknown) => {
            request.log.warn({ err: error }, 'no distances along roads: they are estimated')
            return null
          })
        : null
      return sendJson(reply, JSON.stringify(found ?? estimated(coords, shape)))
    },
  )

  const interpreter = documented({
    tags,
    summary: 'Address lookup by an Overpass server',
    querystring: Type.Object({ data: Type.String({ minLength: 1, maxLength: 2000, description: 'The query, in Overpass’ language' }) }),
    ok: MapAnswer,
    fails: ['maps_failed', 'maps_unavailable'],
  })
  const config = { rateLimit: { max: changesPerMinute, timeWindow: 60_000 } }
  app.get<{ Querystring: { data: string } }>('/maps/interpreter', { schema: interpreter, config }, async (request, reply) => {
    if (!outside.overpassUrl) throw unavailable
    const answer = await askOutside(outside.overpassUrl, { method: 'POST', body: new URLSearchParams({ data: request.query.data }) }).catch(
      (error: unknown) => {
        request.log.warn({ err: error }, 'the address lookup failed')
        throw failed
      },
    )
    if (!Value.Check(MapAnswer, answer)) throw failed
    return sendJson(reply, JSON.stringify(answer satisfies Static<typeof MapAnswer>))
  })
}
