import type { PaymentSnippet } from '@vidda/domain/payment-page'

/** The nonce of this document's policy; empty where it has none, as under a development server. */
export const pageNonce = (): string => document.querySelector<HTMLScriptElement>('script[data-entry]')?.nonce ?? ''

/**
 * Builds a provider's HTML in an empty element: the markup, whose style attributes come as `data-s`, then styles and scripts with the nonce, in their order.
 * Scripts that `innerHTML` brings in never run, so each is an element of its own.
 */
export function rebuildSnippet(root: HTMLElement, snippet: PaymentSnippet, nonce: string): void {
  root.innerHTML = snippet.markup
  for (const element of root.querySelectorAll<HTMLElement>('[data-s]')) {
    element.style.cssText = element.dataset['s'] ?? ''
    delete element.dataset['s']
  }
  for (const textContent of snippet.styles) root.append(Object.assign(document.createElement('style'), { nonce, textContent }))
  for (const { src, text, attrs } of snippet.scripts) {
    const script = document.createElement('script')
    for (const [name, value] of Object.entries(attrs)) script.setAttribute(name, value)
    script.nonce = nonce
    script.async = 'async' in attrs
    if (src === null) script.textContent = text
    else script.src = src
    root.append(script)
  }
}
