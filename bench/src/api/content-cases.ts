import { get } from './ask.ts'
import { of, type Case } from './case.ts'
import type { Found } from './catalogue.ts'

const everyHundredth = 100

/** What stands around the goods: places, the blog, polls, codes. */
export function contentCases({ shops, subcategories, posts, poll, promoCodes, postalCodes }: Found): readonly Case[] {
  const shopPlaces = shops.flatMap(({ CoordLat, CoordLong }) => (CoordLat === null ? [] : [`${CoordLong},${CoordLat}`])).join(';')
  const somewhere = postalCodes.filter((_, at) => at % everyHundredth === 0)
  const categories = [...new Set(posts.flatMap((one) => one.categories.map(({ slug }) => slug)))]
  return [
    of(
      'GET /subcategories/:id/groups',
      subcategories.map((sub) => get(`/subcategories/${sub.ArticleGroup2ID}/groups`)),
    ),
    of('GET /settings', [get('/settings'), get('/settings?name=default')]),
    of(
      'GET /postalcodes/:code',
      somewhere.map(({ code }) => get(`/postalcodes/${code}`)),
    ),
    of(
      'GET /osrm/table/v1/car/:coordinates',
      somewhere
        .slice(0, 20)
        .map(({ CoordLat, CoordLong }) => get(`/osrm/table/v1/car/${CoordLong},${CoordLat};${shopPlaces}?annotations=distance`)),
    ),
    of('GET /maps/interpreter', [get(`/maps/interpreter?data=${encodeURIComponent('[out:json];node(59.9,10.7,60,10.8);out;')}`)]),
    of(
      'GET /blog/:slug',
      posts.map(({ slug }) => get(`/blog/${slug}`)),
    ),
    of(
      'GET /blog/post/:id',
      posts.map(({ id }) => get(`/blog/post/${id}`)),
    ),
    of(
      'GET /blog/category/:slug',
      categories.map((slug) => get(`/blog/category/${slug}`)),
    ),
    of('GET /polls/:id', [get(`/polls/${poll.id}`)]),
    of('GET /polls/:id/score', [get(`/polls/${poll.id}/score`)]),
    of('GET /polls/:id/answers', [get(`/polls/${poll.id}/answers`)]),
    of(
      'GET /polls/questions/:id/score',
      poll.questions.map(({ id }) => get(`/polls/questions/${id}/score`)),
    ),
    of(
      'GET /polls/questions/:id/answers',
      poll.questions.map(({ id }) => get(`/polls/questions/${id}/answers`)),
    ),
    of(
      'GET /promocodes/check/:code',
      promoCodes.map(({ name }) => get(`/promocodes/check/${encodeURIComponent(name)}`)),
    ),
  ]
}
