export { leftAt, mostBreadcrumbs, storedTrail, withScreen } from './breadcrumb.ts'
export type { Breadcrumb, BreadcrumbTrail } from './breadcrumb.ts'
