import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { privateFolder } from '../private-files.ts'
import { CommerceStartError } from '../start-error.ts'

export type Mail = {
  /** The same for every try, so that a reader's mail program may know a repeat. */
  readonly messageId: string
  readonly date: Date
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

export type MailTransport = {
  /** For the start-up line: a server, or the folder in which mails are put. */
  readonly location: string
  send(mail: Mail): Promise<void>
  close(): void
}

const patience = 20_000
const safety = { disableFileAccess: true, disableUrlAccess: true } as const
/** One address, whatever characters it has: text would be read as a list. */
const alone = (address: string) => ({ name: '', address })

/** Nobody's holiday reply answers a mail that no person wrote (RFC 3834; Exchange has a header of its own). */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

const encoded = (mail: Mail) => ({
  ...mail,
  to: alone(mail.to),
  ...(mail.replyTo !== undefined && { replyTo: alone(mail.replyTo) }),
  textEncoding: 'quoted-printable' as const,
  headers: automatic,
})

function smtp(url: string): MailTransport {
  const transport = createTransport({
    ...safety,
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  return {
    location: new URL(url).host,
    send: async (mail) => void (await transport.sendMail(encoded(mail))),
    close: () => transport.close(),
  }
}

/** Names sort by time; characters that a file system may not have are left out. */
const fileName = ({ date, messageId }: Mail) => `${date.toISOString().replaceAll(':', '')}-${messageId.replaceAll(/[^\w.-]/g, '')}.eml`

/** Mails hold tokens that log in: nobody else may read them. */
function folder(path: string): MailTransport {
  let isPrivate = false
  const transport = createTransport({ ...safety, streamTransport: true, buffer: true, newline: 'windows' })
  return {
    location: path,
    async send(mail) {
      const { message } = await transport.sendMail(encoded(mail))
      if (!isPrivate) privateFolder(path)
      isPrivate = true
      const file = join(path, fileName(mail))
      // Whoever watches the folder sees whole mails only.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

/** What is wrong with an address, in words that do not repeat its password; null when nothing is. */
export function smtpFault(url: string): string | null {
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  if (/^smtps?:$/.test(protocol) && hostname !== '') return null
  return 'SMTP_URL must look like smtp://user:password@host:587, or smtps://… for TLS from the start.'
}

/** By SMTP when there is a server, else into the outbox folder under the data folder (decisions.md, Endpoints). */
export function mailTransport(smtpUrl: string | undefined, dataDir: string): MailTransport {
  if (!smtpUrl) return folder(join(dataDir, 'outbox'))
  const fault = smtpFault(smtpUrl)
  if (fault) throw new CommerceStartError(fault)
  return smtp(smtpUrl)
}
