import type { Reply } from '../http/exchange.ts'
import { pageReply } from './document.ts'
import { formatOre, html } from './markup.ts'
import type { Markup } from './markup.ts'

export type ShownLine = { readonly name: string; readonly quantity: number; readonly amount: number }
export type ShownField = {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly type: 'email' | 'tel' | 'text'
  readonly autocomplete: string
  readonly hint?: string
  readonly isOptional?: boolean
  readonly isNumeric?: boolean
}
export type ShownShipping = {
  readonly id: string
  readonly name: string
  readonly amount: number
  readonly text: string
  readonly isChosen: boolean
}
export type ShownCheckbox = { readonly id: string; readonly text: string; readonly checked: boolean; readonly required: boolean }

export type PaymentPage = {
  readonly service: 'kco' | 'qliro'
  readonly provider: string
  readonly lines: readonly ShownLine[]
  readonly total: number
  readonly fields: readonly ShownField[]
  readonly shipping: readonly ShownShipping[]
  readonly checkboxes: readonly ShownCheckbox[]
  readonly termsUrl: string
  readonly data: Readonly<Record<string, string>>
}

const methods = [
  { id: 'card', label: 'Kort', text: 'Visa og Mastercard' },
  { id: 'vipps', label: 'Vipps', text: 'Godkjenn i appen' },
  { id: 'invoice', label: 'Faktura', text: 'Betal om 14 dager' },
  { id: 'instalments', label: 'Delbetaling', text: 'Del opp i flere måneder' },
]

const line = ({ name, quantity, amount }: ShownLine): Markup =>
  html`<li><span>${quantity === 1 ? null : html`${quantity} × `}${name}</span><span class="amount">${formatOre(amount)}</span></li>`

const field = ({ name, label, value, type, autocomplete, hint, isOptional = false, isNumeric = false }: ShownField): Markup =>
  html` <div class="field" data-field="${name}">
    <label for="${name}">${label}${isOptional ? html` <span class="quiet">(valgfritt)</span>` : null}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${isNumeric ? html` inputmode="numeric"` : null}${isOptional ? null : html` required`}
      aria-describedby="${name}-note"
    />
    <p class="note" id="${name}-note">${hint ?? ''}</p>
  </div>`

const choice = (group: string, id: string, label: string, text: string, side: string, isChosen: boolean): Markup =>
  html` <label class="choice">
    <input type="radio" name="${group}" value="${id}" ${isChosen ? html` checked` : null} />
    <span class="choice-text"><span class="choice-label">${label}</span><span class="quiet">${text}</span></span>
    <span class="amount">${side}</span>
  </label>`

const checkbox = ({ id, text, checked, required }: ShownCheckbox): Markup =>
  html` <label class="tick"
    ><input type="checkbox" data-checkbox="${id}" ${checked ? html` checked` : null}${required ? html` required` : null} />
    <span>${text}</span></label
  >`

/** The frame in which a buyer pays. */
export function paymentPage({ service, provider, lines, total, fields, shipping, checkboxes, termsUrl, data }: PaymentPage): Reply {
  const shippingPart =
    shipping.length === 0
      ? null
      : html`<fieldset id="shipping">
          <legend>Levering</legend>
          ${shipping.map(({ id, name, text, amount, isChosen }) =>
            choice('shipping', id, name, text, amount === 0 ? 'Gratis' : formatOre(amount), isChosen),
          )}
        </fieldset>`
  const content = html`<main>
    <header>
      <h1 class="provider">${provider}</h1>
      <p class="badge">Testbetaling</p>
    </header>
    <form id="payment" novalidate>
      <details id="summary">
        <summary><span>Din bestilling</span><strong class="amount" data-total="${total}">${formatOre(total)}</strong></summary>
        <ul class="lines">
          ${lines.map(line)}
        </ul>
      </details>
      <fieldset>
        <legend>Dine opplysninger</legend>
        <div class="fields">${fields.map(field)}</div>
      </fieldset>
      ${shippingPart}
      <fieldset id="methods">
        <legend>Slik vil du betale</legend>
        ${methods.map(({ id, label, text }, index) => choice('method', id, label, text, '', index === 0))}
      </fieldset>
      ${checkboxes.map(checkbox)}
      <div id="message" role="alert"></div>
      <button type="submit" id="pay">Betal <span data-button-total>${formatOre(total)}</span></button>
      <p class="quiet">Når du betaler, godtar du butikkens <a href="${termsUrl}" target="_blank" rel="noopener">vilkår</a>.</p>
    </form>
  </main>`
  return pageReply({ title: `Betaling – ${provider}`, content, data: { service, ...data }, script: 'frame.ts' })
}

/** In the frame's place when there is nothing to pay. */
export const noticePage = (title: string, text: string, status = 200, data: Readonly<Record<string, string>> = {}): Reply =>
  pageReply({
    title,
    content: html`<main class="notice">
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
    data,
    status,
    script: 'notice.ts',
  })
