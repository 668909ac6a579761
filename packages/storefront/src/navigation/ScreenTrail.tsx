import type { Breadcrumb } from '@vidda/domain/breadcrumb'
import { Breadcrumbs, type BreadcrumbsProps } from '@vidda/ui/breadcrumbs'
import { useOutletContext } from 'react-router-dom'

/** The breadcrumbs of a screen: back to the one that the shopper came from, as it was left, or else to `previous`. */
export function ScreenTrail({ trail = [], previous }: Pick<BreadcrumbsProps, 'trail' | 'previous'>) {
  const before = useOutletContext<Breadcrumb | undefined>()
  const { path: to, scrollPosition } = before?.params ?? {}
  const back = to === undefined ? previous : { to, scrollPosition, title: before?.title }
  return <Breadcrumbs trail={trail} {...(back && { previous: back })} />
}
