import type { Customer } from '@vidda/domain/customer'
import { useMailedToken } from '../login/index.ts'
import { MyPage } from '../my-page/index.ts'
import { CookieChoices } from './CookieChoices.tsx'
import { ConfirmEmail } from './ConfirmEmail.tsx'
import { Consents } from './Consents.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { OwnData } from './OwnData.tsx'
import { Password } from './Password.tsx'
import { Profile } from './Profile.tsx'
import { Sessions } from './Sessions.tsx'
import { SettingsRoot } from './SettingsScreen.styles.ts'
import { useToldAfterReload } from './use-told-after-reload.ts'

/** `/min-side/innstillinger`: the account, and where the mail to a new address leads. */
export function SettingsScreen() {
  const token = useMailedToken()
  useToldAfterReload()
  if (token) return <ConfirmEmail token={token} />
  return <MyPage section="settings">{(customer) => <Settings customer={customer} />}</MyPage>
}

const Settings = ({ customer }: { readonly customer: Customer }) => (
  <SettingsRoot>
    <Profile customer={customer} />
    <Password customer={customer} />
    <Consents customer={customer} />
    <CookieChoices />
    <Sessions />
    <OwnData />
    <DeleteAccount customer={customer} />
  </SettingsRoot>
)
