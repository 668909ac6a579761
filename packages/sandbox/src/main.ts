#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { startSandbox } from './start-sandbox.ts'
import type { Sandbox } from './start-sandbox.ts'

const firstPort = 4810

const help = `pnpm exec node packages/sandbox/src/main.ts [FLAG …]: local payment services that answer as Kustom Checkout and Qliro Checkout do

  --port N         first of five ports in a row: control, Kustom's API and frame, Qliro's API and frame (${firstPort}); 0: the system chooses
  --frame-host H   host name of the frames, another site than the shop's: 127.0.0.1 (as a rule) or localhost
  --journal FILE   keeps everything over a restart, as JSON lines; without it nothing is kept
  --fresh          forgets what the journal has
  --advance MS     moves the clock forward at once
  --help           this

The clock can be moved while it runs (POST /__ctl/clock), and is kept in the journal. See packages/sandbox/README.md for all that can be steered.
Exit codes: 0 stopped by SIGINT or SIGTERM, 1 not started (a port that is taken, NODE_ENV=production), 2 a flag that is not known or not usable.`

const options = {
  port: { type: 'string' },
  'frame-host': { type: 'string' },
  journal: { type: 'string' },
  fresh: { type: 'boolean' },
  advance: { type: 'string' },
  help: { type: 'boolean' },
} as const

class UsageError extends Error {}

const wholeNumber = (text: string, flag: string, most: number): number => {
  const number = Number(text)
  if (!/^\d+$/u.test(text) || number > most) throw new UsageError(`--${flag} must be a whole number of at most ${most}, and not ${text}`)
  return number
}

function readFlags(): ReturnType<typeof parseArgs<{ options: typeof options }>>['values'] {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const tell = (line: string): void => void process.stdout.write(`${line}\n`)

function tellAddresses({ kco, qliro, controlUrl }: Sandbox): void {
  tell(`Kustom   API ${kco.baseUrl}   frame ${kco.frameOrigin}   ${kco.username} / ${kco.password}`)
  tell(`Qliro    API ${qliro.baseUrl}   frame ${qliro.frameOrigin}   ${qliro.apiKey} / ${qliro.secret}`)
  tell(`Control  ${controlUrl}/__ctl`)
}

async function main(): Promise<void> {
  const flags = readFlags()
  if (flags.help === true) return tell(help)
  const port = wholeNumber(flags.port ?? String(firstPort), 'port', 65_531)
  const frameHost = flags['frame-host'] ?? '127.0.0.1'
  if (frameHost !== '127.0.0.1' && frameHost !== 'localhost')
    throw new UsageError(`--frame-host must be 127.0.0.1 or localhost, and not ${frameHost}`)
  const advance = wholeNumber(flags.advance ?? '0', 'advance', Number.MAX_SAFE_INTEGER)
  const at = (place: number): number => (port === 0 ? 0 : port + place)
  const ports = { control: at(0), kcoApi: at(1), kcoFrame: at(2), qliroApi: at(3), qliroFrame: at(4) }
  const sandbox = await startSandbox({ ports, frameHost, journal: flags.journal ?? null, fresh: flags.fresh ?? false })
  if (advance > 0) await sandbox.control.advance(advance)
  const stop = (): void => {
    void sandbox.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  tellAddresses(sandbox)
}

try {
  await main()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    error instanceof UsageError ? `${message}\nSee pnpm exec node packages/sandbox/src/main.ts --help\n` : `${message}\n`,
  )
  process.exit(error instanceof UsageError ? 2 : 1)
}
