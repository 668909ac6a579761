import { screens } from '@vidda/domain/route'
import { writtenPhone } from '@vidda/domain/written'
import { contentTexts } from '@vidda/texts'
import { Link } from '@vidda/ui/link'
import { useTexts } from '@vidda/ui/texts-provider'
import { useApp } from '../app/index.ts'
import { WaysToAskRoot } from './WaysToAsk.styles.ts'

/** Ways to reach the shop from the customer-service page: phone, mail and the physical shops. */
export function WaysToAsk() {
  const texts = useTexts(contentTexts)
  const { phone, supportEmail } = useApp().brand.company
  const ways = [
    { name: texts.call, value: writtenPhone(phone), to: `tel:${phone.replaceAll(/\s/gu, '')}` },
    { name: texts.write, value: supportEmail, to: `mailto:${supportEmail}` },
    { name: texts.visit, value: texts.shopsNearby, to: screens.shops },
  ]
  return (
    <WaysToAskRoot role="list" aria-label={texts.waysToAsk}>
      {ways.map(({ name, value, to }) => (
        <li key={to}>
          <Link to={to}>
            <span>{name}</span>
            <strong>{value}</strong>
          </Link>
        </li>
      ))}
    </WaysToAskRoot>
  )
}
