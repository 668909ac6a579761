import { readFile, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts, removeFolder, root, stateFolder } from '../e2e/support/kit.ts'
import { run } from '../e2e/support/run.ts'
import { copyCheckout } from '../kit/copy-of-kit.ts'
import { bareMachine, machines, needsRemedy, remedyIn, type Machine } from './support/machine.ts'

const minutes = (count: number): number => count * 60_000

let folder = ''
const kit = () => join(folder, 'kit')

const newBrand = `npx -y pnpm@12 vidda brand new fjell --name 'Fjell & Fjære' --origin https://fjell.example --color '#0b5385' \
  --legal-name 'Fjell & Fjære AS' --org-no 310000507 --street 'Bryggegata 4' --postal-code 5003 --city Bergen \
  --email hei@fjell.example --phone '+47 55 00 00 00'`

beforeAll(async () => {
  folder = await realpath(await stateFolder())
  await copyCheckout(root, kit())
}, minutes(2))

afterAll(() => removeFolder(folder), minutes(2))

describe.skipIf(process.platform !== 'linux').each(machines)(
  'a machine with Node $node and npm $npm',
  { timeout: minutes(10) },
  (versions) => {
    let machine: Machine

    beforeAll(async () => {
      machine = await bareMachine(join(folder, versions.node), versions, kit())
    }, minutes(3))

    // The machines share one checkout, and each has to install the dependencies itself.
    afterAll(() => run(['-c', 'find . -name node_modules -prune -exec rm -rf {} +'], { program: 'bash', cwd: kit() }), minutes(2))

    it('[R11.109] runs pnpm 12, after the remedy that the guide names where its npm cannot install it', async () => {
      expect((await machine.type('node --version && npm --version')).said).toBe(`v${versions.node}\n${versions.npm}\n`)
      const remedies = await Promise.all(['README.md', 'docs/guide/start.md'].map(remedyIn))
      expect(new Set(remedies).size).toBe(1)
      if (needsRemedy(versions)) expect(await machine.type(remedies[0] ?? '')).toMatchObject({ code: 0 })
      expect(await machine.type('npx -y pnpm@12 --version')).toMatchObject({ code: 0, said: expect.stringMatching(/^12\./u) })
    })

    it('[R11.109] installs and starts a shop with one command', async () => {
      const port = await freePorts(8)
      const shop = await machine.open(`npx -y pnpm@12 start --brand so --port ${port} --articles 100`, /Ctrl-C stops everything/u)
      try {
        const answer = await fetch(`http://localhost:${port}/`)
        expect([answer.status, /<h1[^>]*>/u.test(await answer.text())]).toEqual([200, true])
      } finally {
        await shop.stop('SIGINT')
      }
    })

    it('[R11.109] runs the commands on the Node that comes with the kit, and tells them', async () => {
      const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
        readonly devDependencies: Readonly<Record<string, string>>
      }
      expect(await machine.type('npx -y pnpm@12 exec node --version')).toMatchObject({ code: 0, said: `v${devDependencies['node']}\n` })
      expect(await machine.type('npx -y pnpm@12 vidda --help')).toMatchObject({ code: 0, said: expect.stringContaining('doctor ') })
    })

    it('[R11.109] begins a brand, tells what it lacks, and removes it', async () => {
      expect(await machine.type(newBrand)).toMatchObject({ code: 0, said: expect.stringContaining('Next: pnpm start --brand fjell') })
      const doctor = await machine.type('npx -y pnpm@12 vidda doctor --brand fjell')
      expect(doctor).toMatchObject({ code: 0, said: expect.stringMatching(/^0 faults, 0 warnings, \d+ to fill in$/mu) })
      expect(await machine.type('npx -y pnpm@12 vidda brand remove fjell --yes')).toMatchObject({ code: 0 })
    })
  },
)
