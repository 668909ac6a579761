import { telephoneLink } from '@vidda/domain/phone'
import { fill, receiptTexts } from '@vidda/texts'
import { TextLink } from '../../primitives/text-link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'

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
  /** The goods are sent, are to be collected, or were collected and so bought. */
  readonly way: 'sent' | 'collected' | 'bought'
}

/** Withdrawal, complaint, delivery and the seller's identity (angrerettloven § 8, forbrukerkjøpsloven § 27, ehandelsloven § 8). */
export function ReceiptTerms({ seller, supportTo, way }: ReceiptTermsProps) {
  const texts = useTexts(receiptTexts)
  const said = {
    sent: { withdrawal: texts.withdrawalSentText, delivery: texts.deliverySentText },
    collected: { withdrawal: texts.withdrawalText, delivery: texts.deliveryText },
    bought: { withdrawal: texts.withdrawalBoughtText, delivery: texts.deliveryBoughtText },
  }[way]
  return (
    <section data-part="terms">
      <h2>{texts.terms}</h2>
      {way !== 'bought' && <p>{texts.notPurchase}</p>}
      <h3>{texts.withdrawal}</h3>
      <p>{said.withdrawal}</p>
      <h3>{texts.complaint}</h3>
      <p>{texts.complaintText}</p>
      <h3>{texts.delivery}</h3>
      <p>{said.delivery}</p>
      <h3>{texts.seller}</h3>
      <p>
        {seller.legalName}, <span data-part="org">{fill(texts.orgNumber, { number: seller.orgNumber })}</span>
        <br />
        {seller.address}
        <br />
        <TextLink to={`mailto:${seller.email}`}>{seller.email}</TextLink>
        {' · '}
        <TextLink to={telephoneLink(seller.phone)}>{seller.phone}</TextLink>
      </p>
      <TextLink standalone to={supportTo}>
        {texts.readMore}
      </TextLink>
    </section>
  )
}
