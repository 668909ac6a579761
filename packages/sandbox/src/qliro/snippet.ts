import type { Tokens } from '../tokens.ts'
import type { QliroOrder } from './orders.ts'

const tokenLife = 90 * 60_000

/** The frame's token is one of a session: a session that has ended takes all its tokens with it. */
export const tokenSubject = ({ OrderId, session }: QliroOrder): string => `${OrderId}/${session}`

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** HTML of the same shape as the service’s own: settings, the container, and the script that fills it. */
export function snippetOf(tokens: Tokens, origin: string, order: QliroOrder): string {
  const { fields, OrderId } = order
  const settings = {
    appBaseUrl: origin,
    apiBaseUrl: `${origin}/qliro/frame`,
    orderId: OrderId,
    country: fields.Country,
    language: fields.Language,
    bearerToken: tokens.issue(tokenSubject(order), tokenLife),
    confirmationUrl: fields.MerchantConfirmationUrl,
    termsUrl: fields.MerchantTermsUrl,
    integrityPolicyUrl: fields.MerchantIntegrityPolicyUrl ?? null,
    status: order.status,
    styling: { primaryColor: fields.PrimaryColor ?? null, callToActionColor: fields.CallToActionColor ?? null },
  }
  return `<script type="text/javascript">window.qcoGlobal = ${inScript(settings)};</script>
<div id="qliro-root"></div>
<script async src="${origin}/assets/qliro-bootstrap.ts"></script>`
}
