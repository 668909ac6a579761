import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nodeFault } from './node-fault.ts'

const engineOf = (folder: string): string =>
  (
    JSON.parse(readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8')) as {
      readonly engines: { readonly node: string }
    }
  ).engines.node

it.each(['18.20.8', '20.0.0', '21.7.3'])('[R11.112] Node %s is refused with what is wanted, what is there and what to do', (version) => {
  const fault = nodeFault('vidda', version, '/usr/bin/node') ?? ''
  expect(fault).toContain('vidda runs on Node 22 or newer')
  expect(fault).toContain(`/usr/bin/node is Node ${version}. Install`)
  expect(fault).not.toContain('\n')
})

it.each(['22.0.0', '24.18.0', '26.10.0', '100.0.0'])('[R11.112] Node %s is not', (version) => {
  expect(nodeFault('vidda', version, '/usr/bin/node')).toBeNull()
})

it.each(['commerce', 'cli'])('[R11.112] what is wanted is what the package %s asks for', (folder) => {
  const [, oldest = ''] = /^>=(\d+)$/u.exec(engineOf(folder)) ?? []
  expect([nodeFault('', `${Number(oldest) - 1}.99.0`, ''), nodeFault('', `${oldest}.0.0`, '')]).toEqual([expect.any(String), null])
})
