import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packageManager } from '@vidda/tooling-machine/package-manager'
import { root } from '@vidda/tooling-shared/root'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { copyCheckout } from '../kit/copy-of-kit.ts'
import { violations } from './support/axe.ts'
import { openBrowser } from './support/browser.ts'
import { brandOrder, removeFolder, startKit, stateFolder, type Kit } from './support/kit.ts'
import { putSomethingIntoCart } from './support/press.ts'

const run = promisify(execFile)

const company = Object.entries({
  'legal-name': 'Fjordsport AS',
  'org-no': '310000507',
  street: 'Bryggegata 4',
  'postal-code': '5003',
  city: 'Bergen',
  email: 'hei@fjordsport.example',
  phone: '+47 55 00 00 00',
}).flatMap(([flag, value]) => [`--${flag}`, value])

let folder: string
let clone: string
let state: string
let said: string
let browser: Browser
let page: Page

const call = async (program: string, args: readonly string[]): Promise<string> => {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env
  const { stdout } = await run(program, [...args], { cwd: clone, env: { ...environment, NO_COLOR: '1' }, maxBuffer: 50_000_000 })
  return stdout
}

const git = (...args: readonly string[]) => call('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args])

const pnpm = (...args: readonly string[]) => {
  const [program, ...before] = packageManager()
  return call(program, [...before, ...args])
}

const newBrand = (id: string, name: string, ...flags: readonly string[]) =>
  pnpm('vidda', 'brand', 'new', id, '--name', name, '--origin', `https://${id}.example`, ...company, ...flags)

beforeAll(async () => {
  folder = await stateFolder()
  clone = join(folder, 'kit')
  state = await stateFolder()
  await copyCheckout(root, clone)
  await git('init', '--quiet')
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'Begin')
  await pnpm('install', '--frozen-lockfile', '--prefer-offline')
  said = await newBrand('fjordsport', 'Fjordsport', '--color', '#0b5385')
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
})

afterAll(async () => {
  await browser?.close()
  await Promise.all([removeFolder(folder), removeFolder(state)])
})

async function shown(brand: string, look: (kit: Kit) => Promise<void>): Promise<void> {
  const kit = await startKit({ state, folder: clone, flags: ['--brand', brand, '--articles', '100'] })
  try {
    await look(kit)
  } finally {
    await kit.stop()
  }
}

const urlOf = ({ urls }: Kit, brand: string) => urls[brand] ?? ''

it('[R11.16] one command begins a brand, and changes no file that was there but the lockfile', async () => {
  expect(said).toContain('Next: pnpm start --brand fjordsport')
  const changes = (await git('status', '--porcelain')).split('\n').filter(Boolean)
  expect(changes.toSorted()).toEqual([' M pnpm-lock.yaml', '?? apps/fjordsport/', '?? brands/fjordsport/', '?? themes/fjordsport/'])
  expect(await pnpm('vidda', 'brand', 'list')).toMatch(/^ *fjordsport +Fjordsport +https:\/\/fjordsport\.example +fjordsport +5$/mu)
})

it('nothing is found wrong with it, and what is left to fill in is told', async () => {
  const told = await pnpm('vidda', 'doctor', '--brand', 'fjordsport')
  expect(told).toMatch(/^0 faults, 0 warnings, 9 to fill in$/mu)
  expect(told).toContain('brands/fjordsport/pages/om-oss.md:8:1 Fyll ut: ')
})

it('[R11.16] its shop starts before it has goods, says so, and has nothing that automated checks find wrong', async () => {
  await shown('fjordsport', async (kit) => {
    expect(kit.output()).toMatch(/The shop of fjordsport is empty: its chain 5 has no goods\./u)
    for (const path of ['/', '/om-oss', '/kundeservice', '/personvernerklaering', '/butikker', '/dame']) {
      await page.goto(urlOf(kit, 'fjordsport') + path)
      expect([path, await page.locator('h1').count()]).toEqual([path, 1])
      expect([path, await violations(page)]).toEqual([path, []])
    }
    expect(await page.content()).not.toContain('Fyll ut')
    await page.getByRole('button', { name: 'Kun nødvendige' }).click()
    await page.getByRole('link', { name: 'Fjordsport' }).first().click()
    await page.waitForURL(`${urlOf(kit, 'fjordsport')}/`)
  })
})

it('[R11.16] [R11.18] with invented goods it can be shopped in, and its app holds no word of another brand', async () => {
  await newBrand('gulsport', 'Gulsport', '--color', '#ffe600', '--genders', 'dame,herre', '--demo')
  await shown('gulsport', async (kit) => {
    await putSomethingIntoCart(page, urlOf(kit, 'gulsport'))
    await page.goto(`${urlOf(kit, 'gulsport')}/klaer`)
    expect(await violations(page)).toEqual([])
  })
  const built = await call('grep', ['-rlE', 'Storm &(amp;)? Opphold|Knøtt|https://fjordsport', 'apps/gulsport/dist']).catch(() => '')
  expect(built).toBe('')
})

it('[R11.15] an app whose brand has a fault does not build, and prints it, by either command', async () => {
  const file = join(clone, 'brands/fjordsport/brand.json')
  const sound = await readFile(file, 'utf8')
  await writeFile(file, sound.replace('310000507', '310000508'))
  for (const build of [
    ['build', '--brand', 'fjordsport'],
    ['--filter', '@vidda/app-fjordsport', 'build'],
  ]) {
    const { code, stdout, stderr } = (await pnpm(...build).catch((error: unknown) => error)) as {
      readonly code: number
      readonly stdout: string
      readonly stderr: string
    }
    expect(code).toBe(1)
    expect(stdout + stderr).toMatch(/brands\/fjordsport\/brand\.json.*company\.orgNo.*310000508/su)
  }
  await writeFile(file, sound)
})

it('[R10.193] a brand that cannot be read is left out of a start, which says so first and last', async () => {
  const file = join(clone, 'brands/fjordsport/brand.json')
  const sound = await readFile(file, 'utf8')
  await writeFile(file, sound.replace('310000507', '310000508'))
  // Two brands are enough, and quicker.
  await Promise.all(brandOrder.map((brand) => rm(join(clone, 'brands', brand), { recursive: true })))
  const kit = await startKit({ state, folder: clone, flags: ['--articles', '100'] })
  try {
    const [, url = ''] = /^ *Gulsport +(http:\/\/localhost:\d+)/mu.exec(kit.output()) ?? []
    expect(kit.output()).toMatch(/company\.orgNo.*310000508.*\nThe brand fjordsport is left out; the others start\.\n/su)
    expect(kit.output()).toContain('Left out: fjordsport. What is wrong is told above, and by: pnpm vidda doctor')
    await page.goto(url)
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.content()).toContain('Gulsport')
  } finally {
    await kit.stop()
    await git('checkout', '--quiet', '--', 'brands')
    await writeFile(file, sound)
  }
})

it('a brand that is not known cannot be removed, and of one that is the folders are named', async () => {
  const told = await pnpm('vidda', 'brand', 'remove', 'fjordsport')
  for (const path of ['apps/fjordsport', 'brands/fjordsport', 'themes/fjordsport']) expect(told).toContain(`  ${path}\n`)
  expect(await readFile(join(clone, 'brands/fjordsport/brand.json'), 'utf8')).toContain('Fjordsport')
  await expect(pnpm('vidda', 'brand', 'remove', 'vinter')).rejects.toThrow('There is no brand "vinter"')
})

it('[R11.105] a brand that is removed lies in the trash, and the others are whole', async () => {
  vi.stubEnv('XDG_DATA_HOME', join(folder, 'data'))
  const vidda = (...args: readonly string[]) => call(process.execPath, [join(clone, 'packages/cli/src/main.ts'), ...args])
  const told = await vidda('brand', 'remove', 'fjordsport', '--yes')
  expect(told).toContain(`mv '${join(folder, 'data/Trash/files/brands-fjordsport')}' '${join(clone, 'brands/fjordsport')}'`)
  expect(existsSync(join(folder, 'data/Trash/files/brands-fjordsport/brand.json'))).toBe(true)
  for (const group of ['apps', 'brands', 'themes']) expect(existsSync(join(clone, group, 'fjordsport'))).toBe(false)
  const listed = await vidda('brand', 'list')
  for (const id of brandOrder) expect(listed).toContain(id)
  expect(listed).not.toContain('fjordsport')
  vi.unstubAllEnvs()
})
