import { setTimeout } from 'node:timers/promises'
import type { Tenant } from '@vidda/contract'
import type { Db } from '../database/open.ts'
import { asHtml, asText } from './layout.ts'
import { withoutForgery } from './letter.ts'
import type { AllLetters } from './letters.ts'
import { mailFailed, mailSent, takeMails, type WaitingMail } from './outbox.ts'
import type { MailTransport } from './transport.ts'
import { wordsOfTenant } from './words.ts'

type Options = {
  readonly db: Db
  readonly tenants: readonly Tenant[]
  readonly transport: MailTransport
  readonly letters: AllLetters
  readonly now: () => Date
  /** Hears of every mail that could not be sent. */
  readonly onFailure: (told: { readonly mail: number; readonly kind: string; readonly again: boolean; readonly reason: string }) => void
}

const lookEvery = 5000
/** Few enough that a slow server cannot hold them for longer than they are taken for. */
const atOnce = 4
const closingPatience = 5000
const minute = 60_000
/** After these the next tries follow; after the last one it stays, for somebody to look at. */
const pauses = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * minute)

type SmtpError = { readonly responseCode?: unknown; readonly command?: unknown }

/**
 * A server that says no for good (RFC 5321, 5xx) to this recipient or to this text would say it again. What it says to a log-in, a greeting or a sender
 * is said to the shop's settings, which somebody will mend.
 */
function isFinal(error: unknown): boolean {
  const { responseCode, command } = error as SmtpError
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')
}

/** Sends the mails that are ordered, one process or several: each is taken by one of them. */
export class MailPost {
  readonly #options: Options
  readonly #tenants: ReadonlyMap<string, Tenant>
  readonly #timer: NodeJS.Timeout
  #round: Promise<void> | null = null
  #again = false
  #closed = false

  constructor(options: Options) {
    this.#options = options
    this.#tenants = new Map(options.tenants.map((tenant) => [tenant.id, tenant]))
    this.#timer = setInterval(() => this.wake(), lookEvery)
    this.#timer.unref()
  }

  /** Looks now: something was ordered. */
  wake(): void {
    if (this.#closed) return
    if (this.#round) this.#again = true
    else this.#round = this.#run().finally(() => (this.#round = null))
  }

  /** Ends when what is being sent is sent, or after 5 s: what was not sent by then is tried again later. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await Promise.race([this.#round, setTimeout(closingPatience, undefined, { ref: false })])
    this.#options.transport.close()
  }

  async #run(): Promise<void> {
    const { db, now, onFailure } = this.#options
    try {
      for (let busy = true; busy && !this.#closed;) {
        this.#again = false
        const mails = await takeMails(db, [...this.#tenants.keys()], now(), atOnce)
        for (const mail of mails) if (!this.#closed) await this.#deliver(mail)
        busy = mails.length > 0 || this.#again
      }
    } catch (error) {
      // The database is away; the next look tries again.
      onFailure({ mail: 0, kind: 'outbox', again: true, reason: String(error) })
    }
  }

  async #deliver(mail: WaitingMail): Promise<void> {
    const { db, now, onFailure } = this.#options
    try {
      await this.#send(mail)
    } catch (error) {
      const pause = isFinal(error) ? undefined : pauses[mail.attempts - 1]
      const reason = error instanceof Error ? error.message : String(error)
      await mailFailed(db, mail.id, reason, now(), pause === undefined ? null : new Date(now().getTime() + pause))
      onFailure({ mail: mail.id, kind: mail.order.kind, again: pause !== undefined, reason })
      return
    }
    await mailSent(db, mail.id)
  }

  async #send({ id, tenantId, order }: WaitingMail): Promise<void> {
    const { db, transport, letters, now } = this.#options
    const tenant = this.#tenants.get(tenantId)
    if (!tenant) throw new Error(`There is no tenant ${tenantId} here`)
    const words = wordsOfTenant(tenant)
    const write = letters[order.kind]
    if (!write) throw new Error(`Nobody here writes mails of the kind ${order.kind}`)
    const written = await write({ db, tenant, words, now: now() }, order as never)
    if (!written) return
    const letter = withoutForgery(written)
    await transport.send({
      messageId: `<${order.kind}.${id}@${new URL(tenant.origin).hostname}>`,
      date: now(),
      from: { name: tenant.name, address: tenant.seller.email },
      to: letter.to,
      ...(letter.replyTo !== undefined && { replyTo: letter.replyTo }),
      subject: letter.subject,
      text: asText(letter, tenant, words),
      html: asHtml(letter, tenant, words),
    })
  }
}
