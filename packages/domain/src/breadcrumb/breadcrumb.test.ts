import { describe, expect, it } from 'vitest'
import { leftAt, mostBreadcrumbs, storedTrail, withScreen, type Breadcrumb, type BreadcrumbTrail } from './index.ts'

const screen = (name: string, path: string, scrollPosition = 0): Breadcrumb => ({ name, params: { path, scrollPosition }, title: path })
const opened = (...screens: readonly Breadcrumb[]): BreadcrumbTrail => screens.reduce<BreadcrumbTrail>(withScreen, [])
const paths = (trail: BreadcrumbTrail) => trail.map(({ params }) => params.path)

describe('the breadcrumb trail', () => {
  it('[R9.06] holds the last ten screens: the eleventh drops the oldest', () => {
    const articles = Array.from({ length: 11 }, (_, index) => screen('article', `/product/${index}`))
    expect(mostBreadcrumbs).toBe(10)
    expect(paths(opened(...articles.slice(0, 10)))).toEqual(paths(articles.slice(0, 10)))
    expect(paths(opened(...articles))).toEqual(paths(articles.slice(1)))
  })

  it.each(['home', 'search', 'bundle', 'compare', 'gender', 'category'])(
    '[R2.22] begins anew on a %s screen, and goes on with an article',
    (name) => {
      const trail = opened(screen('gender', '/dame'), screen('article', '/product/a'), screen(name, '/x'))
      expect(paths(trail)).toEqual(['/x'])
      expect(paths(withScreen(trail, screen('article', '/product/b')))).toEqual(['/x', '/product/b'])
    },
  )

  it('keeps of each screen its name, its params with the scroll position, and its title', () => {
    const trail = leftAt(opened(screen('category', '/klaer?page=2')), 812)
    expect(trail).toEqual([{ name: 'category', params: { path: '/klaer?page=2', scrollPosition: 812 }, title: '/klaer?page=2' }])
  })

  it('goes back to a screen that is on it', () => {
    const trail = opened(screen('category', '/klaer'), screen('article', '/product/a'), screen('article', '/product/b'))
    expect(paths(withScreen(trail, screen('article', '/product/a')))).toEqual(['/klaer', '/product/a'])
  })

  it('leaves the screens before as they are', () => {
    const trail = opened(screen('category', '/klaer', 400), screen('article', '/product/a'))
    expect(leftAt(trail, 90).map(({ params }) => params.scrollPosition)).toEqual([400, 90])
    expect(leftAt([], 90)).toEqual([])
  })

  it('takes from storage only what is a trail', () => {
    const trail = opened(screen('category', '/klaer', 400), { name: 'article', params: { path: '/product/a', scrollPosition: 0 } })
    expect(storedTrail(JSON.parse(JSON.stringify(trail)))).toEqual(trail)
    const broken = [null, 'x', {}, [null], [{ name: 'category' }], [screen('category', '//other.example')], [{ ...trail[0], title: 4 }]]
    for (const value of broken) expect(storedTrail(value)).toEqual([])
  })
})
