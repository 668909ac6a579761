import { screens } from '@vidda/domain/route'
import { account, customer } from './reader.ts'
import { makeToken, type Purpose } from './tokens.ts'
import type { Letter } from '../../kernel/mail/letter.ts'
import type { Desk, Letters } from '../../kernel/mail/letters.ts'

/** Mails about accounts, and what each needs to be written. */
export type CustomerMail =
  | { readonly kind: 'verification'; readonly customerId: number }
  | { readonly kind: 'password' | 'login'; readonly chainId: number; readonly email: string }
  | { readonly kind: 'newEmail' | 'passwordChanged' | 'passwordDropped'; readonly customerId: number }
  | { readonly kind: 'emailAsked' | 'emailChanged' | 'phoneChanged'; readonly customerId: number; readonly email: string }
  | { readonly kind: 'accountDeleted'; readonly email: string }

/** The screen that takes a token. */
const opened: Readonly<Record<Purpose, string>> = {
  verification: screens.login,
  login: screens.login,
  password: screens.newPassword,
  email: screens.accountSettings,
}

/** After the `#` a token is in no server's log and in no Referer. */
async function linkWithToken(desk: Desk, to: { readonly id: number; readonly email: string }, purpose: Purpose): Promise<string> {
  const { db, tenant, now } = desk
  const token = await makeToken(db, { customerId: to.id, email: to.email, purpose, now })
  return `${tenant.origin}${opened[purpose]}#token=${token}`
}

async function verificationLetter(desk: Desk, customerId: number): Promise<Letter | null> {
  const to = await customer(desk.db, customerId)
  if (!to || to.email_verified) return null
  const { words } = desk
  return {
    to: to.email,
    subject: words('verifySubject'),
    paragraphs: [words('verifyText')],
    action: { text: words('verifyAction'), url: await linkWithToken(desk, to, 'verification') },
    end: words('verifyEnd'),
  }
}

/** To the address that the account is to have; null where it waits for none any more. */
async function newEmailLetter(desk: Desk, customerId: number): Promise<Letter | null> {
  const email = (await customer(desk.db, customerId))?.pending_email ?? null
  if (email === null) return null
  const { words } = desk
  return {
    to: email,
    subject: words('newEmailSubject'),
    paragraphs: [words('newEmailText')],
    action: { text: words('verifyAction'), url: await linkWithToken(desk, { id: customerId, email }, 'email') },
    end: words('newEmailEnd'),
  }
}

type Asked = Extract<CustomerMail, { readonly kind: 'password' | 'login' }>

/** Null where the address has no account: who asks learns nothing, and nobody gets mail that they did not ask for. */
async function askedLetter(desk: Desk, { kind, chainId, email }: Asked): Promise<Letter | null> {
  const found = await account(desk.db, chainId, { email })
  if (!found) return null
  const { words } = desk
  return {
    to: email,
    subject: words(`${kind}Subject`),
    paragraphs: [words(`${kind}Text`)],
    action: { text: words(`${kind}Action`), url: await linkWithToken(desk, { id: found.id, email }, kind) },
    end: words(`${kind}End`),
  }
}

/** Tells the customer that the password was changed or dropped. */
async function passwordLetter({ db, tenant, words }: Desk, customerId: number, what: 'changed' | 'dropped'): Promise<Letter | null> {
  const to = await customer(db, customerId)
  if (!to) return null
  return {
    to: to.email,
    subject: words(`${what}Subject`),
    paragraphs: [words(`${what}Text`)],
    action: { text: words('changedAction'), url: `${tenant.origin}${screens.forgottenPassword}` },
    end: words(`${what}End`),
  }
}

type Notice = Extract<CustomerMail, { readonly kind: 'emailAsked' | 'emailChanged' | 'phoneChanged' | 'accountDeleted' }>

/** To the address that the account had, whoever has changed it; it says nothing of what the new one is. */
const accountNotice = async ({ words }: Desk, { kind, email }: Notice): Promise<Letter> => ({
  to: email,
  subject: words(`${kind}Subject`),
  paragraphs: [words(`${kind}Text`)],
  end: words('noticeEnd'),
})

export const customerLetters: Letters<CustomerMail> = {
  verification: (desk, { customerId }) => verificationLetter(desk, customerId),
  password: askedLetter,
  login: askedLetter,
  passwordChanged: (desk, { customerId }) => passwordLetter(desk, customerId, 'changed'),
  passwordDropped: (desk, { customerId }) => passwordLetter(desk, customerId, 'dropped'),
  newEmail: (desk, { customerId }) => newEmailLetter(desk, customerId),
  emailAsked: accountNotice,
  emailChanged: accountNotice,
  phoneChanged: accountNotice,
  accountDeleted: accountNotice,
}
