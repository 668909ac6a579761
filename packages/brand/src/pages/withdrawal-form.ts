import { fill, withdrawalTexts, wordsOf, type TextOverrides } from '@vidda/texts'

type Seller = { readonly company: string; readonly address: string; readonly email: string }

/** The form by which a shopper takes a purchase back, to copy or to open as a mail. */
export function withdrawalForm(seller: Seller, texts: TextOverrides): string {
  const words = wordsOf(withdrawalTexts, texts)
  const lines = [words.goods, words.received, words.names, words.addresses, words.date, words.signature]
  const mail = `subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent([words.notice, ...lines].join('\r\n\r\n'))}`
  const list = lines.map((line) => `- ${line}`).join('\n')
  return [fill(words.sendTo, seller), words.notice, list, `[${words.asMail}](mailto:${seller.email}?${mail})`].join('\n\n')
}
