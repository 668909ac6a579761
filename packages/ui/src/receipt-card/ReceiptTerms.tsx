import { fill, receiptTexts } from '@vidda/texts'
import { TextLink } from '../text-link/index.ts'
import { useTexts } from '../texts-provider/index.ts'

/** Who sells, as the law asks a receipt to say. */
export type ReceiptSeller = {
  readonly legalName: string
  readonly orgNumber: string
  readonly address: string
  readonly email: string
  readonly phone: string
}

type ReceiptTermsProps = {
  readonly seller: ReceiptSeller
  readonly supportTo: string
  /** The goods are sent, and not collected. */
  readonly sent: boolean
}

/** Withdrawal, complaint, delivery and the seller's identity (angrerettloven § 8, forbrukerkjøpsloven § 27, ehandelsloven § 8). */
export function ReceiptTerms({ seller, supportTo, sent }: ReceiptTermsProps) {
  const texts = useTexts(receiptTexts)
  return (
    <section data-part="terms">
      <h2>{texts.terms}</h2>
      <p>{texts.notPurchase}</p>
      <h3>{texts.withdrawal}</h3>
      <p>{sent ? texts.withdrawalSentText : texts.withdrawalText}</p>
      <h3>{texts.complaint}</h3>
      <p>{texts.complaintText}</p>
      <h3>{texts.delivery}</h3>
      <p>{sent ? texts.deliverySentText : texts.deliveryText}</p>
      <h3>{texts.seller}</h3>
      <p>
        {seller.legalName}, <span data-part="org">{fill(texts.orgNumber, { number: seller.orgNumber })}</span>
        <br />
        {seller.address}
        <br />
        <TextLink to={`mailto:${seller.email}`}>{seller.email}</TextLink>
        {' · '}
        <TextLink to={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</TextLink>
      </p>
      <TextLink standalone to={supportTo}>
        {texts.readMore}
      </TextLink>
    </section>
  )
}
