import { spawn, type ChildProcess } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Browser, FrameLocator } from 'playwright-core'
import { copyOfKit, type CopyOfKit } from '../kit/copy-of-kit.ts'
import { violations } from './support/axe.ts'
import { openBrowser, openPage, type Watched } from './support/browser.ts'
import { freePorts, removeFolder, stateFolder } from './support/kit.ts'

const seconds = (count: number): number => count * 1000
const soon = { timeout: seconds(60), interval: 200 }

let kit: CopyOfKit
let state = ''
let port = 0
let output = ''
let child: ChildProcess
let ended: Promise<number | null>
let browser: Browser
let studio: Watched

const tokens = 'themes/so/tokens.json'
const fileOf = (path: string) => readFile(join(kit.root, path), 'utf8')
const shop = (): FrameLocator => studio.page.frameLocator('iframe[title="The shop, 1440 wide"]')
const field = (name: string) => studio.page.getByRole('textbox', { name, exact: true })
const tab = (name: string) => studio.page.getByRole('tab', { name }).click()
const status = (words: string) => studio.page.getByRole('banner').getByText(words).waitFor()
/** A colour of the shop in the frame, as the browser has it. */
const shown = (variable: string) =>
  shop()
    .locator('html')
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), variable)
const undo = () => studio.page.keyboard.press('Control+z')

beforeAll(async () => {
  kit = await copyOfKit()
  state = await stateFolder()
  port = await freePorts(3)
  const args = ['studio', '--brand', 'so', '--port', String(port), '--articles', '100']
  child = spawn(process.execPath, [join(kit.root, 'packages/cli/src/main.ts'), ...args], {
    cwd: kit.root,
    env: { ...process.env, DATABASE_URL: '', VIDDA_STATE: state, NODE_ENV: '', NO_COLOR: '1', VITEST: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  ended = new Promise((resolve) => child.once('close', resolve))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part.toString()))
  const ready = () => output.includes('Ctrl-C stops everything') || Promise.reject(new Error(`It is not ready:\n${output}`))
  await vi.waitFor(ready, { timeout: seconds(240), interval: 200 })
  browser = await openBrowser()
  studio = await openPage(browser, { viewport: { width: 1440, height: 900 } })
  await studio.page.goto(`http://localhost:${port}`)
  await shop()
    .getByRole('heading', { level: 1 })
    .waitFor({ timeout: seconds(120) })
})

afterAll(async () => {
  await browser?.close()
  child?.kill('SIGTERM')
  await ended
  await kit?.remove()
  if (state) await removeFolder(state)
})

it('[R11.64] a colour that fails its contrast is refused with its nearest mend, which one press takes over and the shop shows at once', async () => {
  const before = await shown('--vd-color-link')
  await field('Link').fill('#9fc7ff')
  const refusal = studio.page.getByRole('alert').filter({ hasText: 'color.link' })
  await expect.poll(() => refusal.innerText()).toContain('has a contrast of 1.73:1 on color.surface, expected at least 4.5:1.')
  expect(await refusal.innerText()).toContain(tokens)
  expect(await shown('--vd-color-link')).toBe(before)
  await shop()
    .locator('html')
    .evaluate((html) => html.setAttribute('data-marked', ''))
  const mend = refusal.getByRole('button', { name: /Use the nearest that passes/ })
  const hex = /#[\da-f]{6}/.exec(await mend.innerText())?.[0]
  await mend.click()
  await vi.waitFor(async () => expect(await shown('--vd-color-link')).not.toBe(before), soon)
  expect(await field('Link').inputValue()).toBe(hex)
  // The page that is open takes it over as it stands.
  expect(await shop().locator('html').getAttribute('data-marked')).toBe('')
  expect(await fileOf(tokens)).toContain('[0.43, 0.105, 246], "hex": "#0b5385"')
  await undo()
  await vi.waitFor(async () => expect(await shown('--vd-color-link')).toBe(before), soon)
  await status('No changes')
})

it('[R11.64] several widths stand side by side on the same screen, and the components under the draft’s theme', async () => {
  const { page } = studio
  const address = page.getByRole('combobox', { name: 'Path of the screen' })
  await page.getByRole('button', { name: '390' }).click()
  const phone = page.frameLocator('iframe[title="The shop, 390 wide"]')
  await phone.getByRole('heading', { level: 1 }).waitFor()
  await shop().getByRole('link', { name: 'Sko', exact: true }).first().click()
  await phone.getByRole('heading', { level: 1, name: 'Sko' }).waitFor()
  await vi.waitFor(async () => expect(await address.inputValue()).toBe('/sko'), soon)
  await page.getByRole('button', { name: '390' }).click()
  await page.getByRole('button', { name: 'Components' }).click()
  const matrix = page.frameLocator('iframe[title="Components, 1440 wide"]')
  const buy = matrix.getByRole('button', { name: 'Legg i handlekurven' })
  const ground = () => buy.evaluate((button) => getComputedStyle(button).backgroundColor)
  const before = await ground()
  await field('Action').fill('#ffb45c')
  await vi.waitFor(async () => expect(await ground()).not.toBe(before), soon)
  await field('Action').blur()
  await undo()
  await vi.waitFor(async () => expect(await ground()).toBe(before), soon)
  await page.getByRole('button', { name: 'Shop', exact: true }).click()
  await address.fill('/')
  await address.press('Enter')
  await shop().getByRole('heading', { level: 1 }).waitFor()
})

it('[R11.64] twenty steps of every kind are taken back one by one with Ctrl+Z, and brought again', async () => {
  const { page } = studio
  const files = ['brands/so/brand.json', 'brands/so/home.json', 'brands/so/texts.json', tokens]
  const draft = async () => {
    const answer = await page.evaluate(async () => (await fetch('/api/state')).json() as Promise<{ files: object }>)
    return JSON.stringify(answer.files)
  }
  const states = [await draft()]
  const step = async (work: () => Promise<unknown>) => {
    await work()
    await vi.waitFor(async () => expect(states).not.toContain(await draft()), soon)
    states.push(await draft())
  }
  for (const hex of ['#0b5310', '#0b5320', '#0b5330', '#0b5340', '#0b5350', '#0b5360']) {
    await step(async () => {
      await field('Link').fill(hex)
      await field('Link').blur()
    })
  }
  await tab('Shape')
  for (const px of ['1', '2', '3', '8', '9', '12']) {
    await step(async () => {
      await page.getByRole('spinbutton', { name: 'Cards in px', exact: true }).fill(px)
      await page.getByRole('spinbutton', { name: 'Cards in px', exact: true }).blur()
    })
  }
  await tab('Menu')
  await step(() => page.getByRole('switch', { name: 'Header of one line' }).click())
  await step(() => page.getByRole('switch', { name: 'Articles can be compared' }).click())
  for (let count = 0; count < 3; count += 1) await step(() => page.getByRole('button', { name: 'Move Klær down' }).click())
  await tab('Home')
  await step(() => page.getByRole('switch', { name: 'Shops is on' }).click())
  await step(() => page.getByRole('button', { name: 'Remove Ways into the shop' }).click())
  await tab('Texts')
  for (const words of ['Ut i regnet', 'Ut i sola']) {
    await step(async () => {
      await field('cart.startShopping').fill(words)
      await field('cart.startShopping').blur()
    })
  }
  expect(states).toHaveLength(22)
  for (const before of states.slice(0, -1).toReversed()) {
    await undo()
    await vi.waitFor(async () => expect(await draft()).toBe(before), soon)
  }
  await status('No changes')
  expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
  for (const after of states.slice(1)) {
    await page.keyboard.press('Control+Shift+z')
    await vi.waitFor(async () => expect(await draft()).toBe(after), soon)
  }
  await status(`${files.length} files changed`)
})

it('[R11.65] what is saved after its diff was seen equals what a person would have edited, in each file', async () => {
  const { page } = studio
  const [brand, home, texts, theme] = await Promise.all(
    ['brands/so/brand.json', 'brands/so/home.json', 'brands/so/texts.json', tokens].map(fileOf),
  )
  if (!brand || !home || !texts || !theme) throw new Error('A file is empty')
  const [clothes, ...rest] = brand.match(/ {6}\{\n {8}"text": .*\n {8}"to": .*\n {6}\}/gu) ?? []
  const byHand = {
    'brands/so/brand.json': brand
      .replace('"uni"],\n', '"uni"],\n  "header": { "singleLine": true },\n')
      .replace('  "company": {\n', '  "compare": true,\n  "company": {\n')
      .replace([clothes, ...rest].join(',\n'), [...rest.slice(0, 3), clothes, ...rest.slice(3)].join(',\n')),
    'brands/so/home.json': home.replace(/ {4}\{ "type": "(ways|shops)".*\n/gu, ''),
    'brands/so/texts.json': texts.replace('Finn noe å ta med ut', 'Ut i sola'),
    [tokens]: theme
      .replace(
        /("link".*?"components": )\[.*?\], "hex": "#0b5385"/u,
        (_, start: string) => `${start}[0.408, 0.0678, 213.72], "hex": "#0b5360"`,
      )
      .replace('"card": { "$value": { "value": 6,', '"card": { "$value": { "value": 12,'),
  }
  await page.getByRole('button', { name: 'Review and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review and save' })
  for (const path of Object.keys(byHand)) await dialog.getByRole('region', { name: path, exact: true }).waitFor()
  expect(await dialog.getByText('"card": { "$value": { "value": 12, "unit": "px" } }').isVisible()).toBe(true)
  expect(await violations(page)).toEqual([])
  for (const path of Object.keys(byHand))
    expect(await fileOf(path)).toBe(
      { 'brands/so/brand.json': brand, 'brands/so/home.json': home, 'brands/so/texts.json': texts, [tokens]: theme }[path],
    )
  await dialog.getByRole('button', { name: 'Save 4 files' }).click()
  await status('Saved 4 files')
  for (const [path, expected] of Object.entries(byHand)) expect([path, await fileOf(path)]).toEqual([path, expected])
})

it('[R11.65] a file that changed on disk is not overwritten: the studio says so, takes it in, and saves both', async () => {
  const { page } = studio
  await tab('Texts')
  await field('cart.startShopping').fill('Ut i snøen')
  await status('1 file changed')
  const path = 'brands/so/texts.json'
  const theirs = (await fileOf(path)).replace('Tomt på hylla', 'Ingenting her')
  await writeFile(join(kit.root, path), theirs)
  await page.getByRole('button', { name: 'Review and save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Review and save' })
  await dialog.getByText('A file has changed on disk').waitFor()
  expect(await dialog.getByRole('button', { name: 'Save 1 file' }).isDisabled()).toBe(true)
  expect(await fileOf(path)).toBe(theirs)
  await dialog.getByRole('button', { name: 'Take in the changes on disk' }).click()
  await dialog.getByRole('button', { name: 'Save 1 file', disabled: false }).click()
  await status('Saved 1 file')
  expect(await fileOf(path)).toBe(theirs.replace('Ut i sola', 'Ut i snøen'))
})

it('[R11.65] has no automated accessibility findings in any of its parts, and no error', async () => {
  for (const name of ['Colours', 'Shape', 'Menu', 'Home', 'Texts']) {
    await tab(name)
    expect([name, await violations(studio.page)]).toEqual([name, []])
  }
  const refused = (problem: string) => problem.includes('422')
  // Saving reloads the shop and aborts its open requests. A failed request of another kind is also logged by the browser ("Failed to load resource").
  const givenUp = (problem: string) => problem.includes('No active user detected') && problem.includes('TypeError: Failed to fetch')
  expect(studio.problems.filter((problem) => !refused(problem) && !givenUp(problem))).toEqual([])
})
