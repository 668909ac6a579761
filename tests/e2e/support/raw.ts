import { connect, type Socket } from 'node:net'

/** What came back on a connection until it ended, and how it ended. */
export type RawAnswer = {
  readonly text: string
  /** Statuses in the order in which they came. */
  readonly statuses: readonly number[]
  /** Lower-case names and values of the first answer's header lines. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly end: 'closed' | 'reset' | 'open'
}

// An answer begins where the body of the one before it ends, and that need not be a new line.
const statusLine = /HTTP\/1\.[01] (\d{3}) /g

function readAnswer(text: string, end: RawAnswer['end']): RawAnswer {
  const [head = ''] = text.split('\r\n\r\n', 1)
  const headers = head
    .split('\r\n')
    .slice(1)
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()] as const)
  return { text, statuses: [...text.matchAll(statusLine)].map(([, status]) => Number(status)), headers, end }
}

export type RawOptions = {
  /** Ends the wait, ms: the connection is then still open. */
  readonly timeout?: number
  /** Ends this side once all is sent. */
  readonly half?: boolean
  /** Pieces that are sent one by one, with a pause in ms between. */
  readonly pause?: number
}

export const open = (url: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => resolve(socket))
    socket.once('error', reject)
  })

/** Sends bytes as they stand, whatever they are, and reads until the other side ends. */
export async function raw(url: string, sent: string | Buffer | readonly (string | Buffer)[], options: RawOptions = {}): Promise<RawAnswer> {
  const socket = await open(url)
  const { timeout = 30_000, half = false, pause = 0 } = options
  let text = ''
  return new Promise((resolve) => {
    const done = (end: RawAnswer['end']) => {
      clearTimeout(timer)
      socket.destroy()
      resolve(readAnswer(text, end))
    }
    const timer = setTimeout(() => done('open'), timeout)
    socket.setEncoding('latin1')
    socket.on('data', (part: string) => (text += part))
    socket.on('end', () => done('closed'))
    socket.on('close', () => done('closed'))
    socket.on('error', () => done('reset'))
    const send = async () => {
      for (const piece of [sent].flat()) {
        if (socket.destroyed) return
        if (!socket.write(piece, 'latin1')) await new Promise((resume) => socket.once('drain', resume).once('close', resume))
        if (pause > 0) await new Promise((resume) => setTimeout(resume, pause))
      }
      if (half) socket.end()
    }
    void send()
  })
}
