/** Entries that are kept (spec §9). */
export const mostBreadcrumbs = 10

/** A screen that the shopper opened (spec §3). */
export type Breadcrumb = {
  /** Name of the screen, such as `category`. */
  readonly name: string
  readonly params: {
    /** Address from the root on, with its query. */
    readonly path: string
    /** How far the page was scrolled when it was left, px. */
    readonly scrollPosition: number
  }
  readonly title?: string
}

/** The screens opened before, the one that is open last. */
export type BreadcrumbTrail = readonly Breadcrumb[]

/** Screens on which a trail begins anew (spec §2). */
const beginnings: ReadonlySet<string> = new Set(['home', 'search', 'bundle', 'compare', 'gender', 'category'])

/** The trail when a screen is opened. One that is on it already is gone back to; of eleven the oldest is dropped (spec §9). */
export function withScreen(trail: BreadcrumbTrail, screen: Breadcrumb): BreadcrumbTrail {
  if (beginnings.has(screen.name)) return [screen]
  const known = trail.findIndex(({ params }) => params.path === screen.params.path)
  return [...(known < 0 ? trail : trail.slice(0, known)), screen].slice(-mostBreadcrumbs)
}

/** The trail when its open screen is left at this scroll position, px. */
export function leftAt(trail: BreadcrumbTrail, scrollPosition: number): BreadcrumbTrail {
  const open = trail.at(-1)
  return open ? [...trail.slice(0, -1), { ...open, params: { ...open.params, scrollPosition } }] : trail
}

const isBreadcrumb = (value: unknown): value is Breadcrumb => {
  const { name, params, title } = (value ?? {}) as Partial<Breadcrumb>
  return (
    typeof name === 'string' &&
    typeof params?.path === 'string' &&
    /^\/(?!\/)/.test(params.path) &&
    Number.isFinite(params.scrollPosition) &&
    (title === undefined || typeof title === 'string')
  )
}

/** A trail from storage: what is no trail is an empty one. */
export const storedTrail = (value: unknown): BreadcrumbTrail =>
  Array.isArray(value) && value.every(isBreadcrumb) ? value.slice(-mostBreadcrumbs) : []
