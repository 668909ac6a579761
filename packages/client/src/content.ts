import { paths } from '@vidda/contract'
import { bestsellerRanks, mapBlogCategory, mapBlogPost, mapCampaign, mapPoll, mapPollAnswer, type Ranks } from '@vidda/contract/map'
import type * as Wire from '@vidda/contract/wire'
import type { BlogCategory, BlogPost } from '@vidda/domain/blog'
import type { Campaign } from '@vidda/domain/campaign'
import type { Poll, PollAnswer } from '@vidda/domain/poll'
import type { Api } from './api.ts'

/** Those that run now, the newest first. */
export async function fetchCampaigns(api: Api): Promise<readonly Campaign[]> {
  return ((await api.read(paths.campaigns)) as readonly Wire.Campaign[]).map(mapCampaign)
}

/** The newest first, and all where no number is given. */
export async function fetchBlogPosts(api: Api, some?: Wire.PostsQuery): Promise<readonly BlogPost[]> {
  return ((await api.read(paths.blogPosts, some)) as readonly Wire.BlogPost[]).map(mapBlogPost)
}

export async function fetchBlogPost(api: Api, slug: string): Promise<BlogPost> {
  return mapBlogPost((await api.read(paths.blogPost(slug))) as Wire.BlogPost)
}

export async function fetchBlogCategories(api: Api): Promise<readonly BlogCategory[]> {
  return ((await api.read(paths.blogCategories)) as readonly Wire.BlogCategory[]).map(mapBlogCategory)
}

/** Posts of a category, the newest first. */
export async function fetchPostsOfCategory(api: Api, slug: string, some?: Wire.PostsQuery): Promise<readonly BlogPost[]> {
  return ((await api.read(paths.blogCategory(slug), some)) as readonly Wire.BlogPost[]).map(mapBlogPost)
}

/** Ranks by article id. */
export async function fetchRanks(api: Api): Promise<ReadonlyMap<number, Ranks>> {
  return bestsellerRanks((await api.read(paths.bestsellers)) as readonly Wire.Bestseller[])
}

/** The poll that runs now; without one the call fails with a 404. */
export async function fetchActivePoll(api: Api): Promise<Poll> {
  return mapPoll((await api.read(paths.activePoll)) as Wire.Poll)
}

export async function fetchPoll(api: Api, id: number): Promise<Poll> {
  return mapPoll((await api.read(paths.poll(id))) as Wire.Poll)
}

/** What visitors have answered to a question, by option. */
export async function fetchAnswers(api: Api, questionId: number): Promise<readonly PollAnswer[]> {
  return ((await api.read(paths.questionAnswers(questionId))) as readonly Wire.PollAnswer[]).map(mapPollAnswer)
}

/** Answers a question; a second answer of the same visitor fails with a 409. */
export async function answerQuestion(api: Api, questionId: number, optionId: number): Promise<PollAnswer> {
  return mapPollAnswer((await api.change('post', paths.questionAnswers(questionId), { option_id: optionId })) as Wire.PollAnswer)
}
