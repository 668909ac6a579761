import { screens } from './screens.ts'

const privateStarts = [screens.login, screens.register, screens.forgottenPassword, screens.newPassword, screens.account]

/**
 * Whether a path shows what concerns its shopper alone: who collects, a receipt, a payment, an account. Services that need consent have no business
 * there, and no other site learns its address.
 */
export const isPrivatePath = (path: string): boolean =>
  path.startsWith(`${screens.checkout}/`) || privateStarts.some((start) => path === start || path.startsWith(`${start}/`))

/** Whether a path is one on which a provider is paid: a document of its own, with a policy of its own. */
export const isPaymentPath = (path: string): boolean => path === screens.klarna || /^\/checkout\/qliro\/[^/]+$/u.test(path)

/** The path without a receipt's token, which the page does not depend on: for logs and cache keys. */
export const withoutToken = (path: string): string => (path.startsWith(`${screens.receipt}/`) ? screens.receipt : path)
