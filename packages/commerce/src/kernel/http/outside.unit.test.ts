import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askOutside } from './outside.ts'

const mebibyte = 1024 * 1024

describe('the answer of another server', () => {
  let answer: (response: ServerResponse) => void
  let url = ''
  const other = createServer((_request, response) => answer(response))

  beforeAll(async () => {
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
  })

  afterAll(() => {
    other.closeAllConnections()
    other.close()
  })

  it('is read though it does not say how long it is', async () => {
    const whole = Buffer.from(JSON.stringify({ place: 'Bodø', text: 'a'.repeat(mebibyte) }))
    const inside = whole.indexOf('ø') + 1
    answer = (response) => {
      response.write(whole.subarray(0, inside))
      setImmediate(() => response.end(whole.subarray(inside)))
    }
    expect(await askOutside(url)).toEqual(JSON.parse(whole.toString()))
  })

  it('is broken off when it goes on for too long, also where it does not say how long it is', async () => {
    const hungUp = new Promise<void>((resolve) => {
      answer = (response) => {
        response.once('close', resolve)
        const goOn = () => {
          while (response.write(Buffer.alloc(mebibyte / 4, ' ')));
        }
        response.on('drain', goOn)
        goOn()
      }
    })
    await expect(askOutside(url)).rejects.toThrow('answers too much')
    await hungUp
  })

  it('is no answer when it is no JSON', async () => {
    answer = (response) => void response.end('<html>')
    await expect(askOutside(url)).rejects.toThrow('JSON')
  })
})
