import { telephoneLink } from '@vidda/domain/phone'
import { fill, footerTexts } from '@vidda/texts'
import type { ReactNode } from 'react'
import { Link } from '../../primitives/link/index.ts'
import { useTexts } from '../../foundation/texts-provider/index.ts'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { FooterRoot } from './Footer.styles.ts'

/** The seller's identity, as electronic commerce law asks. */
export type FooterCompany = {
  readonly legalName: string
  /** Nine digits, as they are to be shown. */
  readonly orgNumber: string
  /** One line. */
  readonly address: string
  readonly phone: string
  readonly supportEmail: string
}

export type FooterLinks = { readonly title: string; readonly links: readonly { readonly text: string; readonly to: string }[] }

export type FooterProps = RootProps<'footer'> & {
  /** The company behind the shop, as the law wants it named. */
  readonly company: FooterCompany
  /** Columns of links, each under a heading. */
  readonly groups: readonly FooterLinks[]
  /** Names of the ways to pay, as text. */
  readonly payments: readonly string[]
  /** Stands beside the copyright line: the consent button, the social links. */
  readonly children?: ReactNode
}

/** The full footer: questions, links, the seller's identity, ways to pay, copyright. */
export function Footer({ company, groups, payments, children, ...rest }: FooterProps) {
  const texts = useTexts(footerTexts)
  return (
    <FooterRoot {...rest}>
      <div data-part="columns">
        <section data-part="questions">
          <h2 data-part="lead">{texts.questions}</h2>
          <p>{texts.questionsText}</p>
          <a data-part="mail" href={`mailto:${company.supportEmail}`}>
            {company.supportEmail}
          </a>
        </section>
        {groups.map((group) => (
          <nav key={group.title} aria-label={group.title} data-part="group">
            <h2 data-part="title">{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to}>{link.text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section data-part="group">
          <h2 data-part="title">{texts.company}</h2>
          <address>
            {company.legalName}
            <br />
            {fill(texts.orgNumber, { number: company.orgNumber })}
            <br />
            {company.address}
            <br />
            <a href={telephoneLink(company.phone)}>{fill(texts.phone, { phone: company.phone })}</a>
          </address>
        </section>
      </div>
      <div data-part="end">
        <p data-part="copyright">{fill(texts.copyright, { company: company.legalName })}</p>
        {children}
        {payments.length > 0 && (
          <ul data-part="payments" aria-label={texts.payments}>
            {payments.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
      </div>
    </FooterRoot>
  )
}
