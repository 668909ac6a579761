import { createServer } from 'node:http'

const street = (id: number) => ({
  type: 'node',
  id,
  lat: 59.9,
  lon: 10.7,
  tags: { 'addr:street': 'Storgata', 'addr:housenumber': String(id) },
})

/** Stands in for an Overpass server; answers its address. */
export async function openOverpass(): Promise<string> {
  const body = JSON.stringify({ elements: Array.from({ length: 10 }, (_, at) => street(at + 1)) })
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.setHeader('content-type', 'application/json').end(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}
