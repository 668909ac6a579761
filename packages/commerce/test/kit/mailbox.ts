import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'

export type ReceivedMail = { readonly headers: string; readonly text: string; readonly html: string }

const fromQuotedPrintable = (body: string): string =>
  Buffer.from(
    body.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const words = (header: string): string =>
  header.replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=\s*/gi, (_, encoding: string, text: string) =>
    encoding.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : fromQuotedPrintable(text.replaceAll('_', ' ')),
  )

/** Takes a message apart into its headers, decoded, and its two bodies. */
export function parseMail(message: string): ReceivedMail {
  const split = message.indexOf('\r\n\r\n')
  const headers = message.slice(0, split).replaceAll(/\r\n\s+/g, ' ')
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? ''
  const parts = message.slice(split).split(`--${boundary}`)
  const body = (type: string) => {
    const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
    return fromQuotedPrintable(part.slice(part.indexOf('\r\n\r\n') + 4)).replaceAll('\r\n', '\n')
  }
  return { headers: words(headers), text: body('text/plain'), html: body('text/html') }
}

export async function mailsIn(folder: string): Promise<ReceivedMail[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  return Promise.all(names.toSorted().map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))))
}

export const isTo = ({ headers }: ReceivedMail, address: string): boolean => `\n${headers}`.includes(`\nTo: ${address}`)

/** Waits for the newest mail to an address with such a subject. */
export const mailTo = (folder: string, address: string, subject: RegExp): Promise<ReceivedMail> =>
  vi.waitFor(
    async () => {
      const mail = (await mailsIn(folder)).findLast(
        (one) => isTo(one, address) && subject.test(/^Subject: (.*)$/m.exec(one.headers)?.[1] ?? ''),
      )
      if (!mail) throw new Error(`No mail to ${address} about ${String(subject)}`)
      return mail
    },
    { timeout: 60_000, interval: 25 },
  )

/** The one-time token of a mail's link. */
export function tokenOf(mail: ReceivedMail): string {
  const token = /#token=([\w-]+)/.exec(mail.text)?.[1]
  if (!token) throw new Error('The mail has no token')
  return token
}
