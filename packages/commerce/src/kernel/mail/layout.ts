import type { Tenant } from '@vidda/contract'
import { mailStyles } from './layout.data.ts'
import type { Letter, LetterList } from './letter.ts'
import type { Words } from './words.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)

const sellerOf = ({ seller }: Tenant, words: Words) =>
  words('seller', { name: seller.legalName, orgNo: seller.orgNo, address: seller.address })
const contactOf = ({ seller }: Tenant, words: Words) => words('contact', { email: seller.email, phone: seller.phone })

/** What stands before and after the matter: a shopper is greeted and told whom to ask, the shop's own people are told where it comes from. */
const framingOf = ({ audience = 'shopper' }: Letter, tenant: Tenant, words: Words) =>
  audience === 'staff'
    ? { opening: [], closing: [words('staffEnd')] }
    : { opening: [words('greeting')], closing: [contactOf(tenant, words), words('signature')] }

const textList = ({ title, entries, sum }: LetterList) =>
  [
    title,
    ...entries.map(({ text, detail, amount }) => `- ${text}${detail ? ` (${detail})` : ''}${amount ? `: ${amount}` : ''}`),
    ...(sum ? [`${sum[0]}: ${sum[1]}`] : []),
  ].join('\n')

/** The mail for readers without HTML: the same words in the same order. */
export function asText(letter: Letter, tenant: Tenant, words: Words): string {
  const { paragraphs, facts = [], lists = [], action, end, link } = letter
  const { opening, closing } = framingOf(letter, tenant, words)
  return [
    ...opening,
    ...paragraphs,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...lists.map(textList),
    action ? `${action.text}: ${action.url}` : '',
    end ?? '',
    link ? `${link.text}: ${link.url}` : '',
    ...closing,
    sellerOf(tenant, words),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

/** Elements of a mail in the brand's colours, each with its whole style. */
function elementsOf({ colors }: Tenant) {
  const ink = `color:${colors.text}`
  const presentation = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
  const text = (tag: 'h1' | 'h2' | 'p', words: string, style: string) => `<${tag} style="${style};${ink}">${escaped(words)}</${tag}>`
  const cell = (words: string, align: 'left' | 'right') =>
    `<td align="${align}" style="${mailStyles.cell};text-align:${align};${ink}">${escaped(words)}</td>`
  const table = (rows: readonly (readonly [string, string])[]) => {
    const lines = rows.map(([left, right]) => `<tr>${cell(left, 'left')}${cell(right, 'right')}</tr>`)
    return `<table ${presentation} width="100%" style="${mailStyles.table}">${lines.join('')}</table>`
  }
  return {
    title: (words: string) => text('h1', words, mailStyles.title),
    paragraph: (words: string, style: string = mailStyles.paragraph) => text('p', words, style),
    table,
    list: ({ title, entries, sum }: LetterList) =>
      text('h2', title, mailStyles.heading) +
      table([
        ...entries.map(({ text: name, detail, amount }) => [detail ? `${name} (${detail})` : name, amount ?? ''] as const),
        ...(sum ? [sum] : []),
      ]),
    button: ({ text: words, url }: NonNullable<Letter['action']>) => {
      const link = `<a href="${escaped(url)}" style="${mailStyles.buttonLink};color:${colors.onAction}">${escaped(words)}</a>`
      const cellOfLink = `<td bgcolor="${colors.action}" style="${mailStyles.button};background:${colors.action}">${link}</td>`
      return `<table ${presentation} style="${mailStyles.buttonTable}"><tr>${cellOfLink}</tr></table>`
    },
    quietLink: ({ text: words, url }: NonNullable<Letter['link']>) =>
      `<p style="${mailStyles.paragraph};${ink}"><a href="${escaped(url)}" style="${mailStyles.link};${ink}">${escaped(words)}</a></p>`,
    page: (content: string) => {
      const column = `<table ${presentation} width="560" style="${mailStyles.column}"><tr><td>${content}</td></tr></table>`
      const outer = `<td align="center" bgcolor="${colors.surface}" style="${mailStyles.outer};background:${colors.surface}">${column}</td>`
      return `<table ${presentation} width="100%" bgcolor="${colors.surface}" style="${mailStyles.frame};background:${colors.surface}"><tr>${outer}</tr></table>`
    },
  }
}

/** The brand has colours for light alone: said so, mail programs leave them as they are in dark mode. */
const colorScheme = '<meta name="color-scheme" content="light"><meta name="supported-color-schemes" content="light">'

/** The mail in HTML that mail programs of any age can show: one column of tables, styles at their elements, no picture. */
export function asHtml(letter: Letter, tenant: Tenant, words: Words): string {
  const { subject, paragraphs, facts = [], lists = [], action, end, link } = letter
  const { title, paragraph, table, list, button, quietLink, page } = elementsOf(tenant)
  const { opening, closing } = framingOf(letter, tenant, words)
  const parts = [
    title(tenant.name),
    ...[...opening, ...paragraphs].map((one) => paragraph(one)),
    facts.length > 0 ? table(facts) : '',
    ...lists.map(list),
    ...(action ? [button(action), paragraph(words('linkHelp', { url: action.url }), mailStyles.address)] : []),
    end ? paragraph(end) : '',
    link ? quietLink(link) : '',
    ...closing.map((one) => paragraph(one)),
    paragraph(sellerOf(tenant, words), mailStyles.small),
  ]
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${colorScheme}<title>${escaped(subject)}</title>`
  const body = `<body bgcolor="${tenant.colors.surface}" style="${mailStyles.body};background:${tenant.colors.surface}">${page(parts.join(''))}</body>`
  return `<!doctype html><html lang="nb"><head>${head}</head>${body}</html>`
}
