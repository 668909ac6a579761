import type { Tenant } from '@vidda/contract'
import type { Letter, LetterList } from './letter.ts'
import type { Words } from './words.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

const sellerOf = ({ seller }: Tenant, words: Words) => words('seller', { name: seller.legalName, orgNo: seller.orgNo, address: seller.address })
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

const paragraph = (text: string, style = 'margin:0 0 16px') => `<p style="${style}">${escaped(text)}</p>`
const cell = (text: string, align: 'left' | 'right') =>
  `<td style="padding:4px 0;text-align:${align};vertical-align:top">${escaped(text)}</td>`
const row = (left: string, right: string) => `<tr>${cell(left, 'left')}${cell(right, 'right')}</tr>`
const table = (rows: readonly string[]) =>
  `<table role="presentation" width="100%" style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>`

const htmlList = ({ title, entries, sum }: LetterList) =>
  `<h2 style="font-size:16px;margin:0 0 8px">${escaped(title)}</h2>${table([
    ...entries.map(({ text, detail, amount }) => row(detail ? `${text} (${detail})` : text, amount ?? '')),
    ...(sum ? [row(...sum)] : []),
  ])}`

const button = ({ text, url }: NonNullable<Letter['action']>, { colors }: Tenant) =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:${colors.action};color:${colors.onAction};text-decoration:none">${escaped(text)}</a></p>`

/** The mail in HTML that mail programs of any age can show: one column, tables, styles at their elements, no picture. */
export function asHtml(letter: Letter, tenant: Tenant, words: Words): string {
  const { subject, paragraphs, facts = [], lists = [], action, end } = letter
  const { surface, text } = tenant.colors
  const small = 'margin:0 0 8px;font-size:14px'
  const parts = [
    `<h1 style="font-size:20px;margin:0 0 16px">${escaped(tenant.name)}</h1>`,
    paragraph(words('greeting')),
    ...paragraphs.map((one) => paragraph(one)),
    facts.length > 0 ? table(facts.map(([label, value]) => row(label, value))) : '',
    ...lists.map(htmlList),
    ...(action ? [button(action, tenant), paragraph(words('linkHelp', { url: action.url }), `${small};word-break:break-all`)] : []),
    end ? paragraph(end) : '',
    paragraph(contactOf(tenant, words)),
    paragraph(words('signature')),
    paragraph(sellerOf(tenant, words), small),
  ]
  return `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;background:${surface};color:${text};font-family:sans-serif;font-size:16px;line-height:1.5"><div style="max-width:560px;margin:0 auto">${parts.join('')}</div></body></html>`
}
