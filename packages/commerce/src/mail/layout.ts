import type { Tenant } from '@vidda/contract'
import { mailStyles } from './layout.data.ts'
import type { Letter, LetterList } from './letter.ts'
import type { Words } from './words.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

const sellerOf = ({ seller }: Tenant, words: Words) =>
  words('seller', { name: seller.legalName, orgNo: seller.orgNo, address: seller.address })
const contactOf = ({ seller }: Tenant, words: Words) => words('contact', { email: seller.email, phone: seller.phone })

const textList = ({ title, entries, sum }: LetterList) =>
  [
    title,
    ...entries.map(({ text, detail, amount }) => `- ${text}${detail ? ` (${detail})` : ''}${amount ? `: ${amount}` : ''}`),
    ...(sum ? [`${sum[0]}: ${sum[1]}`] : []),
  ].join('\n')

/** The mail for readers without HTML: the same words in the same order. */
export function asText(letter: Letter, tenant: Tenant, words: Words): string {
  const { paragraphs, facts = [], lists = [], action, end } = letter
  return [
    words('greeting'),
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...lists.map(textList),
    action ? `${action.text}: ${action.url}` : '',
    end ?? '',
    contactOf(tenant, words),
    words('signature'),
    sellerOf(tenant, words),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

const paragraph = (text: string, style: string = mailStyles.paragraph) => `<p style="${style}">${escaped(text)}</p>`
const cell = (text: string, align: 'left' | 'right') => `<td style="${mailStyles.cell};text-align:${align}">${escaped(text)}</td>`
const row = (left: string, right: string) => `<tr>${cell(left, 'left')}${cell(right, 'right')}</tr>`
const table = (rows: readonly string[]) => `<table role="presentation" width="100%" style="${mailStyles.table}">${rows.join('')}</table>`

const htmlList = ({ title, entries, sum }: LetterList) =>
  `<h2 style="${mailStyles.heading}">${escaped(title)}</h2>${table([
    ...entries.map(({ text, detail, amount }) => row(detail ? `${text} (${detail})` : text, amount ?? '')),
    ...(sum ? [row(...sum)] : []),
  ])}`

function button({ text, url }: NonNullable<Letter['action']>, { colors }: Tenant): string {
  const style = `${mailStyles.button};background:${colors.action};color:${colors.onAction}`
  return `<p style="${mailStyles.paragraph}"><a href="${escaped(url)}" style="${style}">${escaped(text)}</a></p>`
}

/** The mail in HTML that mail programs of any age can show: one column, tables, styles at their elements, no picture. */
export function asHtml(letter: Letter, tenant: Tenant, words: Words): string {
  const { subject, paragraphs, facts = [], lists = [], action, end } = letter
  const { surface, text } = tenant.colors
  const parts = [
    `<h1 style="${mailStyles.title}">${escaped(tenant.name)}</h1>`,
    paragraph(words('greeting')),
    ...paragraphs.map((one) => paragraph(one)),
    facts.length > 0 ? table(facts.map(([label, value]) => row(label, value))) : '',
    ...lists.map(htmlList),
    ...(action ? [button(action, tenant), paragraph(words('linkHelp', { url: action.url }), mailStyles.address)] : []),
    end ? paragraph(end) : '',
    paragraph(contactOf(tenant, words)),
    paragraph(words('signature')),
    paragraph(sellerOf(tenant, words), mailStyles.small),
  ]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title>`
  const body = `<div style="${mailStyles.column}">${parts.join('')}</div>`
  return `<!doctype html><html lang="nb"><head>${head}</head><body style="${mailStyles.body};background:${surface};color:${text}">${body}</body></html>`
}
