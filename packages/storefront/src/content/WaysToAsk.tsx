import { screens } from '@vidda/domain/route'
import { contentTexts } from '@vidda/texts'
import { Icon } from '@vidda/ui/icon'
import { Link } from '@vidda/ui/link'
import { useTexts } from '@vidda/ui/texts-provider'
import { contactSection } from './sections.ts'
import { useWays } from './use-ways.ts'
import { WaysToAskRoot } from './WaysToAsk.styles.ts'

/** The shop's contact details on the customer-service page: phone, mail and the physical shops. Their heading links to the page's section on contact; `summary` is the brand's wording of it. */
export function WaysToAsk({ summary }: { readonly summary?: string | undefined }) {
  const texts = useTexts(contentTexts)
  const ways = [
    ...useWays(),
    { icon: 'store', name: texts.visit, value: texts.shopsNearby, note: texts.shopsAbout, to: screens.shops } as const,
  ]
  return (
    <WaysToAskRoot>
      <a href={`#${contactSection}`}>{summary ?? texts.waysToAsk}</a>
      <ul role="list" aria-label={texts.waysToAsk}>
        {ways.map(({ icon, name, value, note, to }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} />
              <span>{name}</span>
              <strong>{value}</strong>
              {note && <small>{note}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </WaysToAskRoot>
  )
}
