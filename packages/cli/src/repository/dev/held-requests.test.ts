import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { heldRequests, type HeldRequests } from './held-requests.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

async function serve(requests: HeldRequests): Promise<string> {
  const server = createServer(requests.handle)
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}
const answering =
  (text: string): Parameters<HeldRequests['release']>[0] =>
  (_, response) =>
    void response.end(text)
const textOf = async (answer: Promise<Response>) => (await answer).text()

it('answers requests that came while it held them with the handler that came after', async () => {
  const requests = heldRequests(60_000)
  const url = await serve(requests)
  const first = fetch(url)
  requests.release(answering('one'))
  expect(await textOf(first)).toBe('one')
  requests.hold()
  requests.hold()
  const held = [fetch(url), fetch(url, { method: 'POST', body: 'sent' })]
  await expect(Promise.race([...held, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).resolves.toBe('waits')
  requests.release(answering('two'))
  expect(await Promise.all(held.map(textOf))).toEqual(['two', 'two'])
  expect(await textOf(fetch(url))).toBe('two')
})

it('tells when what it handed over is answered', async () => {
  const requests = heldRequests(60_000)
  const url = await serve(requests)
  let answer = () => {}
  const begun = new Promise<void>((resolve) => {
    requests.release((_, response) => {
      answer = () => void response.end('late')
      resolve()
    })
  })
  const request = fetch(url)
  await begun
  requests.hold()
  const answered = requests.answered()
  await expect(Promise.race([answered, Promise.resolve('waits')])).resolves.toBe('waits')
  answer()
  await answered
  expect(await textOf(request)).toBe('late')
})

it('takes another handler without holding', async () => {
  const requests = heldRequests(60_000)
  const url = await serve(requests)
  requests.release(answering('one'))
  requests.release(answering('two'))
  expect(await textOf(fetch(url))).toBe('two')
})

it('refuses a request that has waited for the deadline, and says so', async () => {
  const url = await serve(heldRequests(20))
  const answer = await fetch(url)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toMatchObject({ code: 'API_UNAVAILABLE' })
})
