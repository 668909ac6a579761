import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nodeFault } from './node-fault.ts'

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  readonly engines: { readonly node: string }
}

it.each(['18.20.8', '20.0.0', '21.7.3'])('[R11.112] Node %s is refused with what is wanted, what is there and what to do', (version) => {
  const fault = nodeFault(version, '/usr/bin/node') ?? ''
  expect(fault).toContain('runs on Node 22 or newer')
  expect(fault).toContain(`/usr/bin/node is Node ${version}. Install`)
  expect(fault).not.toContain('\n')
})

it.each(['22.0.0', '24.18.0', '26.10.0', '100.0.0'])('[R11.112] Node %s is not', (version) => {
  expect(nodeFault(version, '/usr/bin/node')).toBeNull()
})

it('[R11.112] what is wanted is what the package asks for', () => {
  const [, oldest = ''] = /^>=(\d+)$/u.exec(engines.node) ?? []
  expect([nodeFault(`${Number(oldest) - 1}.99.0`, ''), nodeFault(`${oldest}.0.0`, '')]).toEqual([expect.any(String), null])
})
