import { Footer } from '@vidda/ui/footer'
import { FooterSingleLine } from '@vidda/ui/footer-single-line'
import { useTexts } from '@vidda/ui/texts-provider'
import { consentTexts, frameTexts } from '@vidda/texts'
import { useApp } from '../app/index.ts'
import { footerLinks, paymentNames } from './footer-links.ts'

export function ShopFooter({ onConsent }: { readonly onConsent: () => void }) {
  const { brand } = useApp()
  const texts = useTexts(frameTexts)
  const { legalName, orgNo, address, phone, supportEmail } = brand.company
  const company = { legalName, orgNumber: orgNo, address, phone, supportEmail }
  const links = footerLinks(brand, texts)
  const consent = (
    <button type="button" onClick={onConsent}>
      {useTexts(consentTexts).change}
    </button>
  )
  // One line has room for the brand's own pages: the ways through the shop stand in the header.
  if (brand.footer.singleLine) {
    return (
      <FooterSingleLine company={company} links={links.at(-1)?.links ?? []}>
        {consent}
      </FooterSingleLine>
    )
  }
  return (
    <Footer company={company} groups={links} payments={paymentNames(brand, texts)}>
      {consent}
    </Footer>
  )
}
