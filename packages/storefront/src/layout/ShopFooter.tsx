import { Footer } from '@vidda/ui/footer'
import { FooterSingleLine } from '@vidda/ui/footer-single-line'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { footerLinks, paymentNames } from './footer-links.ts'

export function ShopFooter() {
  const { brand } = useApp()
  const texts = useTexts('frame')
  const { legalName, orgNo, address, phone, supportEmail } = brand.company
  const company = { legalName, orgNumber: orgNo, address, phone, supportEmail }
  const links = footerLinks(brand, texts)
  if (brand.footer.singleLine) return <FooterSingleLine company={company} links={links.flatMap((group) => group.links)} />
  return <Footer company={company} groups={links} payments={paymentNames(brand, texts)} />
}
