import type { Api } from '@vidda/client'
import { expect, it, vi } from 'vitest'
import { createPageToken } from './page-token.ts'

function setup() {
  let time = 0
  let asked = 0
  const read = vi.fn<Api['read']>(async () => ({ token: `token-${(asked += 1)}` }))
  const never = () => Promise.reject(new Error('not asked here'))
  return {
    pageToken: createPageToken({ read, ask: never, change: never }, () => time),
    read,
    pass: (minutes: number) => (time += minutes * 60_000),
  }
}

it('is asked for once by all pages that are made at the same time, and each gets it', async () => {
  const { pageToken, read } = setup()
  expect(await Promise.all([pageToken(), pageToken()])).toEqual(['token-1', 'token-1'])
  expect(await pageToken()).toBe('token-1')
  expect(read).toHaveBeenCalledOnce()
})

it('is renewed after half an hour', async () => {
  const { pageToken, pass } = setup()
  await pageToken()
  pass(29)
  expect(await pageToken()).toBe('token-1')
  pass(1)
  expect(await pageToken()).toBe('token-2')
})

it('is none while the commerce API gives none, and asked for again by the next page', async () => {
  const { pageToken, read } = setup()
  read.mockRejectedValueOnce(new Error('no line'))
  expect(await pageToken()).toBeNull()
  expect(await pageToken()).toBe('token-1')
})

it('stays the old one when it cannot be renewed', async () => {
  const { pageToken, read, pass } = setup()
  await pageToken()
  pass(31)
  read.mockRejectedValue(new Error('no line'))
  expect(await pageToken()).toBe('token-1')
})
