import { html as htmlReply } from '../http/exchange.ts'
import type { Reply } from '../http/exchange.ts'
import { html } from './markup.ts'
import type { Markup } from './markup.ts'

type Page = {
  readonly title: string
  readonly content: Markup
  /** What the page's script has to know. */
  readonly data?: Readonly<Record<string, string>>
  readonly script?: string
  readonly status?: number
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action *; frame-ancestors *"

/** A whole page of a service's front end. */
export function pageReply({ title, content, data = {}, script, status = 200 }: Page): Reply {
  const attributes = Object.entries(data).map(([name, value]) => html` data-${name}="${value}"`)
  const scripts = script === undefined ? null : html`<script type="module" src="/assets/${script}"></script>`
  const page = html`<!doctype html>
<html lang="nb">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/assets/frame.css">
${scripts}
</head>
<body${attributes}>
${content}
</body>
</html>`
  return htmlReply(page.text, { 'content-security-policy': policy, 'referrer-policy': 'no-referrer' }, status)
}
