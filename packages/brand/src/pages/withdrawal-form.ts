import { fill, withdrawalTexts, wordsOf, type TextOverrides } from '@vidda/texts'

type Seller = { readonly company: string; readonly address: string; readonly email: string }

/** The form by which a shopper takes a purchase back: to copy, to open as a mail, or to print, for which `data-form` gives its lines room. */
export function withdrawalForm(seller: Seller, texts: TextOverrides): string {
  const words = wordsOf(withdrawalTexts, texts)
  const lines = [words.goods, words.received, words.names, words.addresses, words.date, words.signature]
  const mail = `subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent([words.notice, ...lines].join('\r\n\r\n'))}`
  const list = lines.map((line) => `- ${line}`).join('\n')
  const parts = [fill(words.sendTo, seller), words.notice, list, `[${words.asMail}](mailto:${seller.email}?${mail})`]
  return ['<div data-form>', ...parts, '</div>'].join('\n\n')
}
