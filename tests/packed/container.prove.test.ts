import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyCheckout } from '../kit/copy-of-kit.ts'
import { freePorts, removeFolder, root } from '../e2e/support/kit.ts'
import { run, serve, type Server } from '../e2e/support/run.ts'
import { accountOf, builder, containerPlace, stagesOf, textsOf, type Image } from './support/containerfile.ts'

const minutes = (count: number): number => count * 60_000

const secret = 'a secret of thirty-two characters'
const stages = stagesOf(await readFile(join(root, 'Containerfile'), 'utf8'))
const images = ['commerce', 'app'] as const
/** Only Linux has all of 127.0.0.0/8. */
const otherAddress = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1'

describe.each(images)('the image %s', (name) => {
  const stage = stages.find((one) => one.name === name)

  it('[R11.83] holds what another stage has built, runs as nobody in particular, is asked how it is and hears SIGTERM', () => {
    expect(textsOf(stage, 'COPY').every((text) => text.startsWith('--from='))).toBe(true)
    expect(textsOf(stage, 'USER')).toEqual(['node'])
    expect(textsOf(stage, 'STOPSIGNAL')).toEqual(['SIGTERM'])
    expect(textsOf(stage, 'HEALTHCHECK')).toEqual([expect.stringContaining('/healthz')])
    expect(textsOf(stage, 'CMD')).toEqual([expect.stringMatching(/^\["node", /u)])
    // A word of npm or of a shell in between would be the process that is told to end.
    expect(textsOf(stage, 'ENTRYPOINT')).toEqual([])
  })
})

it('[R11.83] no image takes in what was installed, built or filled outside it', async () => {
  const out = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n')
  const made = (await readFile(join(root, '.gitignore'), 'utf8')).split('\n').map((line) => line.replace(/\/$/u, ''))
  const wanted = made.filter((line) => line !== '' && !line.startsWith('.DS')).map((line) => `**/${line}`)
  expect(out).toEqual(expect.arrayContaining(['.git', ...wanted]))
})

describe('the steps of the Containerfile, followed without a container engine', { timeout: minutes(10) }, () => {
  let place = ''
  let built: Readonly<Record<(typeof images)[number], Image>>
  let environments: Readonly<Record<(typeof images)[number], Readonly<Record<string, string>>>>
  let url: string

  const optionsFor = (name: (typeof images)[number]) => {
    const image = built[name]
    const env = { PATH: image.path, ...image.env, ...environments[name] }
    return { cwd: join(image.root, image.workdir), bare: true, env, program: join(place, 'bin/node'), ...accountOf(image) }
  }
  const start = (name: (typeof images)[number]): Promise<Server> => serve(built[name].command.slice(1), optionsFor(name))
  const health = async (name: (typeof images)[number]) => (await run(built[name].healthcheck.slice(1), optionsFor(name))).code

  beforeAll(async () => {
    place = await containerPlace()
    const context = join(place, 'context')
    await mkdir(context)
    await copyCheckout(root, context)
    const build = builder(stages, { place, context, args: { BRAND: 'so' } })
    // One after another: both go on in the stage that they share.
    const app = await build('app')
    built = { app, commerce: await build('commerce') }

    const port = await freePorts(2)
    url = `http://localhost:${port}`
    const tenants = join(place, 'tenants.json')
    const ofBrand = await readFile(join(app.root, app.workdir, 'dist/server/tenants.json'), 'utf8')
    await writeFile(tenants, ofBrand.replace('https://so.example', url))
    environments = {
      commerce: { PORT: String(port + 1), VIDDA_SECRET: secret, TENANTS_FILE: tenants },
      app: { PORT: String(port), VIDDA_SECRET: secret, API_URL: `http://127.0.0.1:${port + 1}`, ORIGIN: url },
    }
  }, minutes(20))

  afterAll(() => (place ? removeFolder(place) : undefined), minutes(1))

  it('[R11.83] give two images that answer, are found well, and end with status 0 on SIGTERM', async () => {
    const commerce = await start('commerce')
    const app = await start('app')
    try {
      expect([await health('commerce'), await health('app')]).toEqual([0, 0])
      // A container's port is reached from outside it: an address of this machine that is not the usual one stands for that.
      const reached = images.map(async (name) => (await fetch(`http://${otherAddress}:${environments[name]['PORT']}/healthz`)).status)
      expect(await Promise.all(reached)).toEqual([200, 200])
      const answer = await fetch(`${url}/om-oss`)
      expect([answer.status, (await answer.text()).includes('<h1')]).toEqual([200, true])
      expect(await (await fetch(`${url}/api/v1/shops`)).json()).toEqual([])
    } finally {
      expect([await app.stop('SIGTERM'), await commerce.stop('SIGTERM')]).toEqual([0, 0])
    }
    expect([await health('commerce'), await health('app')]).toEqual([1, 1])
  })

  it('[R11.83] keep the kit and its tools out of the images', async () => {
    const size = async (image: Image) => Number((await run(['-e', sizeOf, join(image.root, image.workdir)])).said)
    expect(await size(built.app)).toBeLessThan(60)
    expect(await size(built.commerce)).toBeLessThan(200)
  })
})

/** Prints how many megabytes lie in a folder. */
const sizeOf = `const { readdirSync, statSync } = require('node:fs')
const { join } = require('node:path')
const files = readdirSync(process.argv[1], { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
console.log(files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1e6)`
