import { articlePath, screens } from '@vidda/domain/route'
import type { Letter } from '../../kernel/mail/letter.ts'
import type { Desk, Letters } from '../../kernel/mail/letters.ts'
import { noticeOfMail } from './reader.ts'
import type { NoticeTokens } from './tokens.ts'
import { type StockNoticeMail, waitOn } from './writer.ts'

type Notice = NonNullable<Awaited<ReturnType<typeof noticeOfMail>>>

const goodsOf = ({ name, size, color, shop }: Notice, { words }: Desk) =>
  [
    [words('stockNoticeGoods'), name],
    [words('stockNoticeSize'), [size, color].filter(Boolean).join(', ')],
    [words('stockNoticeShop'), shop ?? words('stockNoticeAnyShop')],
  ] as const

/** After the `#` a token is in no server's log and in no Referer. */
const linkOf = ({ nonce }: Notice, { tenant }: Desk, tokens: NoticeTokens) =>
  `${tenant.origin}${screens.favourites}#token=${tokens.tokenOf(nonce)}`

/** Asks for a confirmation, or says that the size is waited for already: who reads the mail may know, and who asked learns nothing. */
async function askedLetter(desk: Desk, noticeId: number, tokens: NoticeTokens): Promise<Letter | null> {
  const notice = await noticeOfMail(desk.db, noticeId)
  if (!notice) return null
  const { words } = desk
  const known = notice.confirmedAt !== null
  return {
    to: notice.email,
    subject: words(known ? 'stockNoticeKnownSubject' : 'stockNoticeAskedSubject'),
    paragraphs: [words(known ? 'stockNoticeKnownText' : 'stockNoticeAskedText')],
    facts: goodsOf(notice, desk),
    action: { text: words(known ? 'stockNoticeSee' : 'stockNoticeConfirm'), url: linkOf(notice, desk, tokens) },
    ...(!known && { end: words('stockNoticeAskedEnd') }),
  }
}

/** Null where the notice is gone, or its goods are: then it waits on. */
async function toldLetter(desk: Desk, noticeId: number, toldAt: string, tokens: NoticeTokens): Promise<Letter | null> {
  const notice = await noticeOfMail(desk.db, noticeId)
  // It was asked for anew since, and that has a mail of its own.
  if (notice?.toldAt?.toISOString() !== toldAt) return null
  if (!notice.isThere) {
    await waitOn(desk.db, noticeId)
    return null
  }
  const { words, tenant } = desk
  return {
    to: notice.email,
    subject: words('stockNoticeSubject', { name: notice.name }),
    paragraphs: [words('stockNoticeText')],
    facts: goodsOf(notice, desk),
    action: { text: words('stockNoticeAction'), url: `${tenant.origin}${articlePath(notice.slug)}` },
    end: words('stockNoticeEnd'),
    link: { text: words('stockNoticeManage'), url: linkOf(notice, desk, tokens) },
  }
}

export const stockNoticeLetters = (tokens: NoticeTokens): Letters<StockNoticeMail> => ({
  stockNoticeAsked: (desk, { noticeId }) => askedLetter(desk, noticeId, tokens),
  stockNotice: (desk, { noticeId, toldAt }) => toldLetter(desk, noticeId, toldAt, tokens),
})
