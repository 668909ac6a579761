import type { ReactNode } from 'react'
import { SectionHeading } from '../section-heading/index.ts'
import { HomeTop, type HomeLink, type HomeTopProps } from '../home-grid/HomeParts.tsx'
import { HomeSectionsRoot } from './HomeSections.styles.ts'

export type HomeSectionsProps = HomeTopProps & {
  /** `Banner`s, `HomeBanners`, `HomeGoods`, `HomeSection`s and `Prose`, in the order they stand in. */
  readonly children: ReactNode
}

/** The home screen of a brand that composes it itself: the sections in their order, and the screen's heading on top. */
export function HomeSections({ children, ...top }: HomeSectionsProps) {
  return (
    <HomeSectionsRoot>
      <HomeTop {...top} />
      {children}
    </HomeSectionsRoot>
  )
}

export type HomeSectionProps = {
  /** The section's heading. */
  readonly title: string
  /** Of the heading; unlike any other on the page. */
  readonly id: string
  /** A sentence under the heading. */
  readonly text?: string
  /** At the end of the heading's line. */
  readonly link?: HomeLink | undefined
  /** What stands under the heading. */
  readonly children: ReactNode
}

/** A part of the home screen under a heading of its own. */
export function HomeSection({ title, id, text, link, children }: HomeSectionProps) {
  return (
    <section data-part="section" aria-labelledby={id}>
      <SectionHeading id={id} {...(text && { text })} {...(link && { link })}>
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}
