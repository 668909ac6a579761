import { screens } from './screens.ts'

/** The parameter of a log-in's address that says where it began. */
const target = 'til'

const loginScreens: readonly string[] = [screens.login, screens.register, screens.forgottenPassword, screens.newPassword]

const pathOf = (address: string) => address.split(/[?#]/u, 1)[0] ?? ''

/** A place of this shop. Browsers read `//`, `/\` and blanks in between as another site's address. */
const isPlaceHere = (address: string): boolean => /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(address)

/** The log-in or another screen on the way to it, which leads back to `from` afterwards. */
export function loginPath(from: string, screen: string = screens.login): string {
  return loginScreens.includes(pathOf(from)) ? screen : `${screen}?${new URLSearchParams({ [target]: from })}`
}

/** Where a log-in leads, by the query of its address: to where it began, else to the customer's own page. Never to another site. */
export function afterLogin(search: string): string {
  const from = new URLSearchParams(search).get(target) ?? ''
  return isPlaceHere(from) && !loginScreens.includes(pathOf(from)) ? from : screens.account
}
