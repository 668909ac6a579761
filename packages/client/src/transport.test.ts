import { expect, it, vi } from 'vitest'
import { createApi, NoAnswerError } from './index.ts'

it('[R8.22] what sends requests is fetched anew with the next one when it did not come', async () => {
  vi.doMock('ky', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const api = createApi({ origin: 'https://shop.example', fetch: () => Promise.resolve(Response.json([7])) })
  await expect(api.read('shops')).rejects.toBeInstanceOf(NoAnswerError)
  vi.doUnmock('ky')
  await expect(api.read('shops')).resolves.toEqual([7])
})
