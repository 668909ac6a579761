import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorBody } from '@vidda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openCommerce, type Commerce } from '../src/server.ts'
import { Client } from './kit/client.ts'
import { inStock } from './kit/goods.ts'
import { newShopper } from './kit/people.ts'
import { checkOf } from './kit/schema-check.ts'
import { filledPlace, testOptions } from './kit/server.ts'
import { tenants } from './kit/tenants.ts'

const megabyte = 1024 * 1024
/** A disk of its own, which takes root; in MB. */
const size = 384

let disk = ''
let commerce: Commerce | undefined

/** Whether this user may have one. */
function mounted(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vidda-disk-'))
  if (mounted(folder)) disk = folder
  else await rm(folder, { recursive: true })
})

afterAll(async () => {
  await commerce?.close()
  if (!disk) return
  execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true })
})

it('[R10.15] a disk that fills up leaves the shop readable, tells who writes to come back, and takes orders again once there is room', async ({
  skip,
}) => {
  skip(!disk, 'no disk can be mounted by this user')
  const dataDir = join(disk, 'data')
  const { place, drop } = await filledPlace('PGlite')
  await cp(place.dataDir, dataDir, { recursive: true })
  await drop()
  commerce = await openCommerce({ ...testOptions, dataDir })
  const url = await commerce.listen({ host: '127.0.0.1', port: 0 })
  const check = await checkOf(url)
  const visitor = await Client.visit(url, tenants[0], check)
  const { shopId, ean } = await inStock(visitor)
  const order = () => ({ ...newShopper(), shopID: shopId, items: [{ EanNo: ean, Count: 1 }] })
  const reads = async () => {
    const answers = [visitor.get('/shops'), visitor.get('/categories'), visitor.ask('/articles/search', { take: 20, query: 'jakke' })]
    return (await Promise.all(answers)).map(({ status }) => status)
  }
  expect((await visitor.reserve(order())).status).toBe(201)

  const ballast = join(disk, 'ballast')
  const { bavail, bsize } = await statfs(disk)
  await writeFile(ballast, Buffer.alloc(bavail * bsize - megabyte))
  for (let round = 0; round < 3; round += 1) {
    expect(await reads()).toEqual([200, 200, 200])
    const refused = await visitor.reserve<ErrorBody>(order())
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'unavailable', '60'])
  }

  await rm(ballast)
  await expect.poll(async () => (await visitor.reserve(order())).status).toBe(201)
  expect(await reads()).toEqual([200, 200, 200])
})
