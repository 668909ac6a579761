export { Breadcrumbs } from './Breadcrumbs.tsx'
export type { BreadcrumbsProps, Crumb, PreviousEntry } from './Breadcrumbs.tsx'
