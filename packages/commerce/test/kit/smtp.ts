import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { parseMail, type ReceivedMail } from './mailbox.ts'

export type SmtpServer = {
  readonly url: string
  /** Mails that were taken, the oldest first. */
  readonly mails: readonly (ReceivedMail & { readonly to: string })[]
  /** Recipients that were answered with a refusal, one for each time. */
  readonly refused: readonly string[]
  close(): Promise<void>
}

/** A mail server on a port of its own; `refuse` gives the line that a recipient is refused with, or null, and `greeting` what whoever calls is told first. */
export async function startSmtp(
  refuse: (recipient: string) => string | null,
  greeting = () => '220 smtp.example ESMTP',
): Promise<SmtpServer> {
  const mails: (ReceivedMail & { readonly to: string })[] = []
  const refused: string[] = []
  const sockets = new Set<Socket>()

  const serve = async (socket: Socket) => {
    sockets.add(socket)
    const say = (line: string) => socket.write(`${line}\r\n`)
    let to = ''
    let message: string[] | null = null
    say(greeting())
    for await (const line of createInterface({ input: socket, crlfDelay: Infinity })) {
      if (message && line === '.') {
        mails.push({ to, ...parseMail(message.join('\r\n')) })
        message = null
        say('250 taken')
      } else if (message) {
        message.push(line.replace(/^\.\./, '.'))
      } else if (line.startsWith('RCPT TO:')) {
        to = /<([^>]+)>/.exec(line)?.[1] ?? ''
        const refusal = refuse(to)
        if (refusal) refused.push(to)
        say(refusal ?? '250 ok')
      } else if (line === 'DATA') {
        message = []
        say('354 go on')
      } else if (line === 'QUIT') {
        socket.end('221 bye\r\n')
      } else {
        say('250 ok')
      }
    }
  }

  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    void serve(socket).catch(() => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    mails,
    refused,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
