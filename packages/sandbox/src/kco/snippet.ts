import { escapeHtml } from '../frame/markup.ts'
import type { Tokens } from '../tokens.ts'
import { confirmationLife } from './orders.ts'
import type { KcoOrder } from './orders.ts'

const tokenLife = 4 * 3_600_000

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

type SnippetParts = { readonly tokens: Tokens; readonly frameOrigin: () => string; readonly now: () => number }

/** HTML of the same shape as the service’s own. That of a finished order can be shown for two hours and is empty afterwards. */
export function snippetOf({ tokens, frameOrigin, now }: SnippetParts, order: KcoOrder): string {
  const isDone = order.status === 'checkout_complete'
  if (isDone && now() >= (order.completed_at ?? 0) + confirmationLife) return ''
  const origin = frameOrigin()
  const token = tokens.issue(order.id, tokenLife)
  const config = {
    container: 'klarna-checkout-container',
    orderUrl: `${origin}/kco/frame/${order.id}`,
    frameUrl: `${origin}/kco/frame/${order.id}?token=${token}`,
    authHeader: `KlarnaCheckout ${token}`,
    locale: order.fields.locale,
    orderStatus: order.status,
    guiOptions: order.fields.gui?.options ?? [],
    country: order.fields.purchase_country,
    currency: order.fields.purchase_currency,
    testDrive: true,
    bootstrapSrc: `${origin}/assets/kco-bootstrap.ts`,
    eventHost: origin,
  }
  return `<div id="klarna-checkout-container" style="overflow-x: hidden;">
<div id="klarna-unsupported-page">
<style>@keyframes klarna-fade { to { opacity: 1 } } #klarna-unsupported-page { opacity: 0; animation: klarna-fade 300ms 5s forwards }</style>
<h1>Betalingen vises ikke</h1>
<p>Prøv å laste siden på nytt.</p>
<button type="button" onclick="window.location.reload()">Last siden på nytt</button>
</div>
<script type="text/javascript">
/* <![CDATA[ */
(function (w, d, config) {
  var queue = function (task) { queue.q.push(task); };
  queue.q = [];
  queue.config = config;
  w._klarnaCheckout = queue;
  var s = d.createElement('script');
  s.src = config.bootstrapSrc;
  s.async = true;
  s.type = 'text/javascript';
  (d.getElementById(config.container) || d.body).appendChild(s);
})(window, document, ${inScript(config)});
/* ]]> */
</script>
<noscript>Slå på JavaScript for å betale (${escapeHtml(order.id)}).</noscript>
</div>`
}
