import type { Reply } from '../http/exchange.ts'
import { pageReply } from './document.ts'
import { formatOre, html } from './markup.ts'
import type { Markup } from './markup.ts'

export type ApprovalStep = 'bank' | 'vipps'

const words = {
  bank: { title: 'Bekreft betalingen', from: 'Banken din', text: 'Godkjenn med BankID eller kode.', approve: 'Godkjenn' },
  vipps: { title: 'Godkjenn i Vipps', from: 'Vipps', text: 'Du er nå i appen. Ingen penger flyttes.', approve: 'Betal' },
} as const

/** The bank's own page, or the app: what a buyer sees after leaving the shop. */
export function approvalPage(step: ApprovalStep, amount: number): Reply {
  const { title, from, text, approve } = words[step]
  return pageReply({
    title,
    content: html`<main class="approval ${step}">
      <p class="provider">${from}</p>
      <h1>${title}</h1>
      <p class="amount big">${formatOre(amount)}</p>
      <p>${text}</p>
      <form method="post">
        <button type="submit" name="decision" value="approve">${approve}</button>
        <button type="submit" name="decision" value="cancel" class="plain">Avbryt</button>
      </form>
    </main>`,
  })
}

const back = (url: string): Markup => html`<a class="button" id="return" href="${url}" target="_top">Tilbake til nettbutikken</a>`

/** Where the app does not go back by itself: the buyer follows the link, in whatever browser it opens. */
export const leftPage = (isPaid: boolean, url: string): Reply =>
  pageReply({
    title: isPaid ? 'Betalt' : 'Avbrutt',
    content: html`<main class="approval vipps">
      <p class="provider">Vipps</p>
      <h1>${isPaid ? 'Betalt' : 'Avbrutt'}</h1>
      <p>${isPaid ? 'Betalingen er godkjent.' : 'Du har ikke betalt.'} Gå tilbake til nettbutikken for å se resten.</p>
      ${back(url)}
    </main>`,
  })

/** Within a frame over the shop's page: the shop's whole page goes on. */
export const coveredPage = (service: string, url: string): Reply =>
  pageReply({
    title: 'Fortsetter',
    content: html`<main class="approval bank">
      <h1>Fortsetter …</h1>
      ${back(url)}
    </main>`,
    data: { service },
    script: 'covered.ts',
  })
