import { writtenOrgNumber, writtenPhone } from '@vidda/domain/written'
import { Footer } from '@vidda/ui/footer'
import { FooterSingleLine } from '@vidda/ui/footer-single-line'
import { useTexts } from '@vidda/ui/texts-provider'
import { footerTexts } from '@vidda/texts'
import { useApp } from '../app/index.ts'
import { footerLinks, paymentNames } from './footer-links.ts'

/** What the build for one brand knows, so that the other variant does not travel; not there where nothing is built. */
declare const VIDDA_FOOTER_SINGLE_LINE: boolean | undefined

export function ShopFooter({ onConsent }: { readonly onConsent: () => void }) {
  const { brand } = useApp()
  const texts = useTexts(footerTexts)
  const { legalName, orgNo, address, phone, supportEmail } = brand.company
  const company = { legalName, orgNumber: writtenOrgNumber(orgNo), address, phone: writtenPhone(phone), supportEmail }
  const links = footerLinks(brand, texts)
  const consent = (
    <button type="button" onClick={onConsent}>
      {texts.consent}
    </button>
  )
  // One line has room for what the header does not have: the chain's shops and stories, and the brand's own pages.
  if (typeof VIDDA_FOOTER_SINGLE_LINE === 'undefined' ? brand.footer.singleLine : VIDDA_FOOTER_SINGLE_LINE) {
    return (
      <FooterSingleLine company={company} links={links.slice(1).flatMap((group) => group.links)}>
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
