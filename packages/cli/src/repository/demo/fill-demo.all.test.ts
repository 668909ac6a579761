import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dataFile, openShopData } from '@vidda/commerce/data'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createProgress } from '../../progress.ts'
import { StopError } from '../../stop-error.ts'
import { recordFile } from '../../testing/shop-files.ts'
import { openFilled } from '../../start/open-filled.ts'
import { repositoryExtras } from '../extras.ts'

let dataDir = ''
let lines: string[] = []
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vidda-demo-'))
  lines = []
})
afterEach(() => rm(dataDir, { recursive: true }))

const progressOf = () => createProgress({ isTTY: false, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream)
const demo = await repositoryExtras.loadDemo()
const filling = (change: object) => ({
  demo,
  chains: [1],
  articles: 100,
  fresh: false,
  progress: progressOf(),
  stop: new AbortController().signal,
  ...change,
})

it('tells how many articles it has brought in, and closes the database when it is stopped meanwhile', async () => {
  const stopping = new AbortController()
  const said = progressOf()
  const progress = {
    ...said,
    part(part: Parameters<typeof said.part>[0]) {
      said.part(part)
      stopping.abort(new StopError('Stopped', 130))
    },
  }
  const opening = openFilled({ databaseUrl: undefined, dataDir }, filling({ progress, stop: stopping.signal }))
  await expect(opening).rejects.toMatchObject({ message: 'Stopped', exitCode: 130 })
  expect(lines[0]).toMatch(/^ {4}articles \d+ %\n$/)
  expect(await readdir(dataDir)).toContain('pglite')
  expect(await readdir(dataDir)).not.toContain('commerce.lock')
})

it('leaves the database as it is where no brand sells for a chain of the demo, and where it has a chain’s own data', async () => {
  const place = { databaseUrl: undefined, dataDir }
  await (await openFilled(place, filling({ chains: [77] }))).close()
  expect(lines).toEqual([])
  const data = await openShopData(place)
  const file = await dataFile(await recordFile(dataDir, 'settings', [{ deliveryText: 'Fort', collectText: 'Straks' }]))
  const imported = await data.import(file, { chainId: 1, mode: 'whole', onFault: () => undefined, onProgress: () => undefined })
  expect(imported.written).toBe(1)
  await data.close()
  await (await openFilled(place, filling({}))).close()
  expect(lines).toEqual(['    The size 100 has no effect: the database holds a chain’s own data.\n'])
})
