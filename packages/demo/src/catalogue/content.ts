import { datePlus, osloDate } from '@vidda/domain/price'
import { blogCategoryEntries, blogEntries } from './blog.data.ts'
import { isoFrom, midnightFrom } from './days.ts'
import { facebookEntries } from './facebook.data.ts'
import { choose, openArticles } from './homes.ts'
import type { Plan } from './plan.ts'
import { pollEntries } from './polls.data.ts'
import { promoCodeEntries } from './promo-codes.data.ts'
import type { ContentRows } from './content-types.ts'

type Known = keyof typeof blogEntries

/** Ids of a chain begin anew at each thousand. */
const idOf = (chainId: number, at: number): number => chainId * 1000 + at + 1

const mornings = 8

/** Replaces positions in `{articles: 2, 3}` with article ids. Position 1 is the post's main article. */
function withGoods(body: string, goods: readonly (number | null)[]): string {
  return body.replaceAll(/\{articles: ([\d, ]+)\}\n\n/gu, (_, places: string) => {
    const ids = places.split(',').flatMap((place) => goods[Number(place) - 1] ?? [])
    return ids.length > 0 ? `{articles: ${ids.join(', ')}}\n\n` : ''
  })
}

/** What a chain publishes beside its goods. */
export function createContent(plan: Plan, seed: number, now: Date): ContentRows {
  const { chainId } = plan
  const chain = chainId as Known
  const open = openArticles(plan, seed)
  const today = osloDate(now)
  const categories = blogCategoryEntries[chain].map(([slug, name], at) => ({ id: idOf(chainId, at), chainId, slug, name }))
  const polls = pollEntries[chain].map((entry, at) => ({ ...entry, id: idOf(chainId, at) }))
  const questions = polls.flatMap((poll) =>
    poll.questions.map((question, at) => ({ ...question, id: poll.id * 10 + at + 1, pollId: poll.id, position: at })),
  )
  return {
    blogCategories: categories,
    blogPosts: blogEntries[chain].map(({ title, slug, author, body, image, kinds, day, ...entry }, at) => {
      const [main = null, ...related] = choose(kinds, open)
      const ids = categories.filter((category) => entry.categories.includes(category.slug)).map(({ id }) => id)
      const publishedAt = isoFrom(now, day, mornings)
      return {
        id: idOf(chainId, at),
        chainId,
        title,
        slug,
        body: `{author: ${author}}\n\n${withGoods(body, [main, ...related])}`,
        image,
        mainArticle: main,
        relatedArticles: related,
        categories: ids,
        publishedAt,
      }
    }),
    polls: polls.map(({ id, name, description, banner, days: [start, end] }) => ({
      id,
      chainId,
      name,
      description,
      banner,
      start: midnightFrom(now, start),
      end: midnightFrom(now, end),
    })),
    pollQuestions: questions.map(({ id, pollId, text, position }) => ({ id, pollId, text, position })),
    pollOptions: questions.flatMap(({ id: questionId, options }) =>
      options.map((option, position) => {
        const [text, correct] = typeof option === 'string' ? [option, null] : option
        return { id: questionId * 10 + position + 1, questionId, text, position, correct }
      }),
    ),
    facebookPosts: facebookEntries[chain].map(({ message, day, image }, at) => ({
      id: `${idOf(chainId, at)}`,
      chainId,
      message,
      link: null,
      image,
      createdAt: isoFrom(now, day, mornings),
    })),
    promoCodes: promoCodeEntries[chain].map(({ code, days: [from, to], off, forEveryone }, at) => ({
      id: idOf(chainId, at),
      chainId,
      code,
      validFrom: datePlus(today, from),
      validTo: datePlus(today, to),
      fixed: 'kroner' in off,
      amount: 'kroner' in off ? off.kroner * 100 : off.percent * 100,
      forEveryone,
    })),
  }
}
