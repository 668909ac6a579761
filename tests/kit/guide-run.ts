import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Block } from '@vidda/tooling-docs/blocks'
import { root } from '@vidda/tooling-shared/root'
import { freePorts } from '../e2e/support/kit.ts'
import { bareMachine, needsRemedy, remedyIn, type Versions } from '../packed/support/machine.ts'
import { copyCheckout } from './copy-of-kit.ts'

type Ended = { readonly code: number | null; readonly output: string }

/** Ports that the guide names; in a run others take their place, which nobody else has. */
const named = ['8000', '4100', '4200']

/** How long a server may take until it has said what it says. */
const patience = 4 * 60_000

const plain = (text: string): string => stripVTControlCharacters(text).replaceAll(/[ \t]+/gu, ' ')

/** The first of the lines that are not printed in their order; null where all are. What stands before and after them in a line does not matter. */
export function missingLine(lines: string, output: string): string | null {
  let from = 0
  const printed = plain(output)
  for (const line of plain(lines)
    .split('\n')
    .map((one) => one.trim())) {
    const at = line === '' ? from : printed.indexOf(line, from)
    if (at < 0) return line
    from = at + line.length
  }
  return null
}

/** A checkout of its own on a machine that has Node, its npm and nothing else, in which the blocks of the guide are run as a reader would type them. */
export class GuideRun {
  readonly #folder: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #ports: ReadonlyMap<string, string>
  readonly #servers: ChildProcess[] = []

  private constructor(folder: string, environment: NodeJS.ProcessEnv, ports: ReadonlyMap<string, string>) {
    this.#folder = folder
    this.#environment = environment
    this.#ports = ports
  }

  static async open(versions: Versions): Promise<GuideRun> {
    const above = await realpath(await mkdtemp(join(tmpdir(), 'vidda-guide-')))
    const [folder, programs] = [join(above, 'kit'), join(above, 'bin')]
    await copyCheckout(root, folder)
    const machine = await bareMachine(join(above, 'machine'), versions, folder)
    await mkdir(programs)
    // `docs/guide/start.md` says that `pnpm` stands for this.
    await writeFile(join(programs, 'pnpm'), '#!/bin/sh\nexec npx -y pnpm@12 "$@"\n', { mode: 0o755 })
    const first = await freePorts(named.length)
    const environment = {
      ...machine.env,
      PATH: [programs, machine.env['PATH']].join(delimiter),
      VIDDA_SECRET: randomBytes(32).toString('hex'),
    }
    const run = new GuideRun(folder, environment, new Map(named.map((port, index) => [port, String(first + index)])))
    const remedy = needsRemedy(versions) ? `${await remedyIn('docs/guide/start.md')} && ` : ''
    const { code, output } = await run.#call(`${remedy}pnpm install --frozen-lockfile --prefer-offline`)
    if (code !== 0) throw new Error(`The copy could not be installed:\n${output}`)
    return run
  }

  #here(text: string): string {
    return text.replaceAll(/\b\d{4}\b/gu, (port) => this.#ports.get(port) ?? port)
  }

  #spawn(text: string): ChildProcess {
    // A process group of its own, because the server is a child of the shell, pnpm or npx.
    // stdout and stderr share a pipe, so that their order is that of a terminal.
    return spawn('bash', ['-e', '-o', 'pipefail', '-c', `exec 2>&1\n${this.#here(text)}`], {
      cwd: this.#folder,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
  }

  #call(text: string): Promise<Ended> {
    const child = this.#spawn(text)
    let output = ''
    child.stdout?.on('data', (part: Buffer) => (output += part.toString()))
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve({ code, output }))
    })
  }

  /** Writes the file, or does the command, that a block shows; answers what is wrong, null for nothing. */
  async follow(block: Block, expected: string): Promise<string | null> {
    if (block.role === 'run') return this.#run(block, expected)
    if (block.role === 'serve') return this.#serve(block, expected)
    if (block.role === 'file' && !block.isPart) await this.#write(block)
    return null
  }

  async #write({ path = '', text }: Block): Promise<void> {
    const file = join(this.#folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${text}\n`)
  }

  /** Runs a command to its end; answers what is wrong with how it ended and what it printed. */
  async #run({ text, status }: Block, expected: string): Promise<string | null> {
    const { code, output } = await this.#call(text)
    const missing = missingLine(this.#here(expected), output)
    if (code === status && missing === null) return null
    return `${missing === null ? '' : `does not print "${missing}", `}ended with ${code}, expected ${status}:\n${output}`
  }

  /** Starts a server, which runs until `stopServers`. */
  async #serve({ text }: Block, expected: string): Promise<string | null> {
    const child = this.#spawn(text)
    this.#servers.push(child)
    const lines = this.#here(expected)
    return new Promise((resolve) => {
      let output = ''
      const timer = setTimeout(() => end(`has not printed "${missingLine(lines, output)}":\n${output}`), patience)
      const end = (fault: string | null): void => {
        clearTimeout(timer)
        resolve(fault)
      }
      child.stdout?.on('data', (part: Buffer) => {
        output += part.toString()
        if (missingLine(lines, output) === null) end(null)
      })
      child.once('close', (code) => end(`ended with ${code}:\n${output}`))
    })
  }

  async stopServers(): Promise<void> {
    for (const child of this.#servers.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) continue
      const closed = once(child, 'close')
      process.kill(-child.pid, 'SIGTERM')
      await closed
    }
  }

  async remove(): Promise<void> {
    await this.stopServers()
    await rm(dirname(this.#folder), { recursive: true, force: true })
  }
}
