import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { freePorts, removeFolder, startKit, stateFolder } from './support/kit.ts'
import { vidda } from './support/run.ts'

const minutes = 60_000
const flags = ['--articles', '300', '--brand', 'vidje']

it('tells a damaged data folder and the way out, which helps', { timeout: 4 * minutes }, async () => {
  const state = await stateFolder()
  await (await startKit({ state, flags })).stop()
  const database = join(state, 'pglite')
  expect(await readdir(database)).toContain('global')
  await truncate(join(database, 'global', 'pg_control'), 10)
  for (const ways of [[], ['--split']]) {
    const { code, errors } = await vidda(['start', '--port', String(await freePorts(8)), ...flags, ...ways], {
      env: { VIDDA_STATE: state },
    })
    expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/damaged.*--fresh/)])
    expect(code).toBe(1)
  }
  const kit = await startKit({ state, flags: [...flags, '--fresh'] })
  expect(kit.output()).toMatch(/articles \d+ %/)
  expect((await fetch(`${kit.urls['vidje']}/klaer`)).status).toBe(200)
  await kit.stop()
  await removeFolder(state)
})
