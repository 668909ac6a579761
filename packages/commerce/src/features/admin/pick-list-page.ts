import { shortDayTime } from '@vidda/domain/date-text'
import { fill, pickListTexts } from '@vidda/texts'
import { escaped } from '../../kernel/http/reference-html.ts'
import type { Purchase } from '../order-feed/index.ts'
import type { PickList } from './pick-list.ts'
import { pickListStyle } from './pick-list-style.ts'

const { words } = pickListTexts

const counted = (count: number, one: string, many: string) => (count === 1 ? one : fill(many, { count }))

const unitsOf = (purchases: readonly Purchase[]) => purchases.flatMap(({ lines }) => lines).reduce((sum, { open }) => sum + open, 0)

type Line = Purchase['lines'][number]

const rowOf = ({ open, name, size, color, ean }: Line) =>
  `<tr><td><span class="tick"></span></td><td class="${open > 1 ? 'count several' : 'count'}">${open}</td><td>${escaped(name)}</td>` +
  `<td>${escaped(size)}</td><td>${escaped(color)}</td><td class="ean">${escaped(ean)}</td></tr>`

const heads = [words.picked, words.count, words.article, words.size, words.color, words.ean].map((head) => `<th scope="col">${head}</th>`)

function dueOf({ collectBefore, createdAt, shipping }: Purchase): string {
  if (collectBefore !== null) return fill(words.collectBefore, { time: shortDayTime(collectBefore) })
  return fill(shipping === 'delivery' ? words.send : words.collect, { time: shortDayTime(createdAt) })
}

function moneyOf({ kind, state }: Purchase): string {
  if (kind === 'reservation') return words.payHere
  return state === 'on_hold' ? words.undecided : words.paid
}

const fact = (label: string, value: string) => (value === '' ? '' : `<div><dt>${label}</dt><dd>${escaped(value)}</dd></div>`)

/** Where it is sent; nothing for who comes. */
const placeOf = ({ shipping, buyer: { address, zipcode, city } }: Purchase) =>
  shipping === 'delivery' ? [address, `${zipcode} ${city}`.trim()].filter(Boolean).join(', ') : ''

function sectionOf(purchase: Purchase): string {
  const { kind, id, buyer, lines, state } = purchase
  const number = fill(kind === 'order' ? words.order : words.reservation, { number: id })
  return `<section>
<header><h2>${number}</h2><p>${dueOf(purchase)}</p></header>
<dl>${fact(words.buyer, buyer.name || words.forgotten)}${fact(words.phone, buyer.phone)}${fact(words.address, placeOf(purchase))}</dl>
<p${state === 'on_hold' ? ' class="wait"' : ''}>${moneyOf(purchase)}</p>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.map(rowOf).join('\n')}</tbody></table>
</section>`
}

/** The list as a page to print: no scripts, no pictures, nothing from elsewhere. */
export function pickListPage({ shop, purchases }: PickList, { brand, now }: { readonly brand: string; readonly now: Date }): string {
  const title = `${words.title} – ${shop}`
  const summary = fill(words.summary, {
    purchases: counted(purchases.length, words.onePurchase, words.purchases),
    units: counted(unitsOf(purchases), words.oneUnit, words.units),
  })
  const policy = `default-src 'none'; style-src 'unsafe-inline'`
  return `<!doctype html>
<html lang="nb"><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${pickListStyle}</style></head>
<body>
<header class="page"><p class="brand">${escaped(brand)}</p><h1>${escaped(fill(words.heading, { shop }))}</h1>
<p>${fill(words.made, { time: shortDayTime(now) })}</p><p>${purchases.length === 0 ? words.empty : summary}</p></header>
<main>${purchases.map(sectionOf).join('\n')}</main>
</body></html>
`
}
