import type { DistanceTable, PostalCode } from '@vidda/contract/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../kit/server.ts'

const [oslo, bergen, bodo] = ['10.7522,59.9139', '5.3221,60.3913', '14.405,67.28']

export const positionSuite = (server: () => TestServer): void =>
  void describe('positions', () => {
    const table = (coordinates: string) => server().first.get<DistanceTable>(`/osrm/table/v1/car/${coordinates}?annotations=distance`)

    it('[R7.34] a table has a row and a column per coordinate, in metres, and says that it is estimated', async () => {
      const { status, body } = await table([oslo, bergen, bodo].join(';'))
      expect(status).toBe(200)
      expect(body).toMatchObject({ code: 'Ok', approximate: true })
      expect(body.distances.map((row) => row.length)).toEqual([3, 3, 3])
      for (const at of [0, 1, 2]) expect(body.distances[at]?.[at]).toBe(0)
      // By road it is about 460 km.
      expect(body.distances[0]?.[1]).toBeGreaterThan(380_000)
      expect(body.distances[0]?.[1]).toBeLessThan(540_000)
      expect(body.distances[1]?.[0]).toBe(body.distances[0]?.[1])
    })

    it.each([
      'abc',
      oslo,
      `${oslo};`,
      `${oslo};5.3`,
      `${oslo};5.3,60.3,1`,
      `${oslo};181,60`,
      `${oslo};5,91`,
      `${oslo};NaN,60`,
      `${oslo};1e1,60`,
    ])('[R7.34] refuses %s', async (coordinates) => {
      expect((await table(coordinates)).status).toBe(422)
    })

    it('has rows for the sources and columns for the destinations that are named', async () => {
      const list = [oslo, bergen, bodo].join(';')
      const { body: whole } = await table(list)
      const part = async (query: string) => (await server().first.get<DistanceTable>(`/osrm/table/v1/car/${list}?${query}`)).body
      expect((await part('sources=0')).distances).toEqual([whole.distances[0]])
      expect((await part('sources=2;0&destinations=1')).distances).toEqual([[whole.distances[2]?.[1]], [whole.distances[0]?.[1]]])
      expect((await part('sources=all&destinations=all')).distances).toEqual(whole.distances)
    })

    it.each(['sources=3', 'sources=', 'destinations=-1', 'destinations=0;', 'sources=a', 'sources=0,1'])(
      'refuses places that the list does not have: %s',
      async (query) => {
        const { status } = await server().first.get(`/osrm/table/v1/car/${oslo};${bergen};${bodo}?${query}`)
        expect(status).toBe(422)
      },
    )

    it('takes all shops of a chain at once', async () => {
      const { body } = await table(Array.from({ length: 200 }, (_, at) => `10.${at},59.9`).join(';'))
      expect(body.distances).toHaveLength(200)
      expect((await table(Array.from({ length: 201 }, (_, at) => `10.${at},59.9`).join(';'))).status).toBe(422)
    })

    it('address lookup says that it is not there when no server is configured', async () => {
      const { status, body } = await server().first.get('/maps/interpreter?data=node')
      expect([status, body.code]).toEqual([503, 'maps_unavailable'])
    })

    it('[R7.35] has the postal codes of all Norway, and marks positions that are a neighbour’s', async () => {
      const { body } = await server().first.get<PostalCode[]>('/postalcodes')
      expect(body.length).toBeGreaterThan(4500)
      const own = body.filter((code) => code.approximate === false)
      expect(own.length).toBeGreaterThan(2500)
      const known = new Set(own.map(({ CoordLat, CoordLong }) => `${CoordLat} ${CoordLong}`))
      for (const { approximate, CoordLat, CoordLong } of body) {
        if (approximate) expect(known.has(`${CoordLat} ${CoordLong}`)).toBe(true)
      }
      expect(body.find(({ code }) => code === '8006')).toMatchObject({ place: 'Bodø', approximate: false })
    })
  })
