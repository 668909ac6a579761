import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firefoxMissing, openFirefox } from './firefox.ts'
import { freePorts } from './kit.ts'
import { onPath } from './on-path.ts'

/** A tab of a browser that Playwright does not drive. Code is JavaScript that the page runs: an expression, or for a target one that finds an element. */
export type Tab = {
  readonly open: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  readonly back: () => Promise<void>
  readonly read: (code: string) => Promise<unknown>
  /** Presses the middle of the element, as a mouse does. */
  readonly press: (target: string) => Promise<void>
  readonly type: (target: string, text: string) => Promise<void>
  readonly close: () => Promise<void>
}

export type OtherBrowser = {
  readonly name: string
  /** Why it cannot run here; null when it can. */
  readonly missing: string | null
  readonly start: () => Promise<Tab>
}

/** Firefox as the system has it, driven by Playwright. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  missing: firefoxMissing,
  async start() {
    const browser = await openFirefox()
    const page = await browser.newPage()
    const find = async (target: string) => {
      const element = (await page.evaluateHandle<Element | null>(target)).asElement()
      if (!element) throw new Error(`${target} found nothing on ${page.url()}`)
      return element
    }
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      back: async () => void (await page.goBack()),
      read: (code) => page.evaluate(code),
      press: async (target) => (await find(target)).click(),
      type: async (target, text) => (await find(target)).type(text),
      close: () => browser.close(),
    }
  },
}

const driverPath = onPath(['WebKitWebDriver']) ?? '/usr/lib/webkit2gtk-driver/WebKitWebDriver'
const displayPath = onPath(['Xvfb'])

function findMiniBrowser(): string | null {
  const libraries = ['/usr/lib', '/usr/libexec'].flatMap((folder) => [folder, ...subfoldersOf(folder)])
  return (
    libraries
      .flatMap((folder) => ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((library) => join(folder, library, 'MiniBrowser')))
      .find((path) => existsSync(path)) ?? null
  )
}

function subfoldersOf(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .map(({ name }) => join(folder, name))
}

const miniBrowser = findMiniBrowser()

function whatWebKitLacks(): string | null {
  if (!existsSync(driverPath)) return 'no WebKitWebDriver was found: install it (Debian: apt-get install webkit2gtk-driver)'
  if (miniBrowser === null) return 'no MiniBrowser of WebKitGTK was found: install it (Debian: apt-get install webkit2gtk-driver)'
  return displayPath === null ? 'no Xvfb was found, without which WebKitGTK has no window: install it (Debian: apt-get install xvfb)' : null
}

/** WebKitGTK by WebDriver, in a window of a display that nobody sees. */
export const webKit: OtherBrowser = {
  name: 'WebKitGTK',
  missing: whatWebKitLacks(),
  async start() {
    const display = await startDisplay()
    const port = await freePorts(1)
    const driver = spawn(driverPath, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: display.name, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
      stdio: 'ignore',
    })
    const session = await newSession(`http://127.0.0.1:${port}`, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    })
    const element = async (target: string) => {
      const found = await session('POST', '/execute/sync', { script: `return ${target}`, args: [] })
      const [id] = Object.values((found ?? {}) as Readonly<Record<string, string>>)
      if (id === undefined) throw new Error(`${target} found nothing on ${String(await session('GET', '/url'))}`)
      return `/element/${id}`
    }
    return {
      open: async (url) => void (await session('POST', '/url', { url })),
      reload: async () => void (await session('POST', '/refresh', {})),
      back: async () => void (await session('POST', '/back', {})),
      read: (code) => session('POST', '/execute/sync', { script: `return ${code}`, args: [] }),
      press: async (target) => void (await session('POST', `${await element(target)}/click`, {})),
      type: async (target, text) => void (await session('POST', `${await element(target)}/value`, { text })),
      async close() {
        await session('DELETE', '').catch(() => undefined)
        await Promise.all([ended(driver), ended(display.process)])
      },
    }
  },
}

/** A display of a number that is free; Xvfb chooses it and tells. */
async function startDisplay(): Promise<{ readonly name: string; readonly process: ChildProcess }> {
  const child = spawn(displayPath ?? 'Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (part: Buffer) => resolve(part.toString().trim()))
    child.once('close', (code) => reject(new Error(`Xvfb ended with status ${code}`)))
  })
  return { name: `:${number}`, process: child }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('close', () => resolve())
    child.kill()
  })
}

type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** The few commands of the WebDriver standard that a journey needs, as its JSON over HTTP. */
async function newSession(driver: string, capabilities: object): Promise<Command> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`)
    return value
  }
  for (let attempt = 0; ; attempt += 1) {
    try {
      const made = (await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as { readonly sessionId: string }
      return (method, path, body) => send(method, `/session/${made.sessionId}${path}`, body)
    } catch (error) {
      // Refused until the driver listens.
      if (attempt >= 100 || !(error instanceof TypeError)) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
