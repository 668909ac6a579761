import { telephoneLink } from '@vidda/domain/phone'
import { fill, footerTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Link } from '../../primitives/link/index.ts'
import type { FooterCompany } from '../footer/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FooterSingleLineRoot } from './FooterSingleLine.styles.ts'

export type FooterSingleLineProps = RootProps<'footer'> & {
  /** The company behind the shop, as the law wants it named. */
  readonly company: FooterCompany
  /** In the order they stand in. */
  readonly links: readonly { readonly text: string; readonly to: string }[]
  /** Stands among the links: the consent button. */
  readonly children?: ReactNode
}

/** The footer in few lines: questions, a few links, who sells. */
export function FooterSingleLine({ company, links, children, ...rest }: FooterSingleLineProps) {
  const texts = useTexts(footerTexts)
  return (
    <FooterSingleLineRoot {...rest}>
      <nav aria-label={texts.footerLinks} data-part="links">
        {links.map((link) => (
          <Link key={link.to} to={link.to}>
            {link.text}
          </Link>
        ))}
        {children}
      </nav>
      <p data-part="questions">
        {texts.questions} <a href={`mailto:${company.supportEmail}`}>{company.supportEmail}</a>
      </p>
      <p data-part="copyright">
        {fill(texts.copyright, { company: company.legalName })} · {fill(texts.orgNumber, { number: company.orgNumber })} · {company.address}{' '}
        · <a href={telephoneLink(company.phone)}>{fill(texts.phone, { phone: company.phone })}</a>
      </p>
    </FooterSingleLineRoot>
  )
}
