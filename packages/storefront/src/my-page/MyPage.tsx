import type { Customer } from '@vidda/domain/customer'
import { screens, type ScreenName } from '@vidda/domain/route'
import { fill, myPageTexts } from '@vidda/texts'
import { Button } from '@vidda/ui/button'
import { Link } from '@vidda/ui/link'
import { Skeleton } from '@vidda/ui/skeleton'
import { useTexts } from '@vidda/ui/texts-provider'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useLogOut } from '../customer/index.ts'
import { LoginPrompt } from './LoginPrompt.tsx'
import { MyPageRoot } from './MyPage.styles.ts'
import { useCustomer } from './use-customer.ts'

const sections = [
  ['account', 'overview'],
  ['accountOrders', 'orders'],
  ['accountReservations', 'reservations'],
  ['accountReviews', 'reviews'],
  ['accountFavourites', 'favourites'],
  ['accountSettings', 'settings'],
] as const satisfies readonly (readonly [ScreenName, keyof typeof myPageTexts.words])[]

/** In a row that is swiped, what is current may lie outside the window. */
function reveal(item: HTMLLIElement | null): void {
  const list = item?.parentElement
  if (list) list.scrollLeft = item.offsetLeft - list.offsetLeft - (list.clientWidth - item.offsetWidth) / 2
}

type MySection = (typeof sections)[number][1]

type MyPageProps = {
  readonly section: MySection
  /** Of a screen below the section's own. */
  readonly title?: string
  /** What it shows to the customer. Another customer's is another element: nothing of the one before stays. */
  readonly children: (customer: Customer) => ReactNode
}

/** The frame of the customer's own pages: the ways between them, and a log-in in place of the content where nobody is logged in. */
export function MyPage({ section, title: ownTitle, children }: MyPageProps) {
  const texts = useTexts(myPageTexts)
  const customer = useCustomer()
  const [wasIn, setWasIn] = useState(false)
  if (!wasIn && customer !== null && customer !== 'asking') setWasIn(true)

  const title = ownTitle ?? (section === 'overview' ? texts.title : texts[section])

  if (customer === null) return <LoginPrompt ended={wasIn} />
  if (customer === 'asking') {
    return (
      <MyPageRoot data-pending>
        <noscript>{texts.noScript}</noscript>
        <div data-part="content">
          <h1>{title}</h1>
          <div role="status" aria-label={texts.loading} data-part="pending">
            <Skeleton shape="text" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </div>
      </MyPageRoot>
    )
  }
  return (
    <MyPageRoot key={customer.id}>
      <nav aria-label={texts.menu} data-part="menu">
        <p data-part="who">{fill(texts.greeting, { name: customer.firstName })}</p>
        <ul role="list">
          {sections.map(([screen, name]) => (
            <li key={name} ref={name === section ? reveal : undefined}>
              <Link to={screens[screen]} aria-current={name !== section ? undefined : ownTitle === undefined ? 'page' : 'true'}>
                {texts[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div data-part="content">
        <h1>{title}</h1>
        {children(customer)}
        <LogOut />
      </div>
    </MyPageRoot>
  )
}

function LogOut() {
  const texts = useTexts(myPageTexts)
  const { loading, logOut } = useLogOut()
  const navigate = useNavigate()

  async function handleLogOut() {
    if (await logOut()) await navigate(screens.home)
  }

  return (
    <div data-part="log-out">
      <Button variant="plain" loading={loading} onClick={() => void handleLogOut()}>
        {texts.logOut}
      </Button>
    </div>
  )
}
