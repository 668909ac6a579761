import { commandLine } from '../command-line.ts'
import { repositoryExtras } from '../repository/extras.ts'

/** Runs one command line after another, as many processes would; a child of a test (`viddaAlone`). */
const running = { out: '', errors: '' }

process.stdout.write = (text: string | Uint8Array) => {
  running.out += String(text)
  return true
}
process.stderr.write = (text: string | Uint8Array) => {
  running.errors += String(text)
  return true
}

process.on('message', async (args: readonly string[]) => {
  Object.assign(running, { out: '', errors: '' })
  const status = await commandLine(args, repositoryExtras)
  process.send?.({ status, ...running })
})
