import type { ReactNode } from 'react'
import { SectionHeading } from '../../primitives/section-heading/index.ts'
import { HomeTop, type HomeLink, type HomeTopProps } from '../home-grid/HomeParts.tsx'
import type { RootProps } from '../../foundation/internal/root-props.ts'
import { HomeSectionsRoot } from './HomeSections.styles.ts'

export type HomeLayout = 'low' | 'split' | 'pair' | 'over'

export type HomeSectionsProps = RootProps<'div', 'title'> &
  HomeTopProps & {
    /**
     * What the hero is like in a wide window: flat with its words on the picture, words beside the picture, the hero beside the first
     * section, or words on the picture in a theme that puts them beneath. State: `data-layout`.
     */
    readonly layout?: HomeLayout
    /** `Banner`s, `HomeBanners`, `HomeGoods`, `HomeSection`s and `Prose`, in the order they stand in. */
    readonly children: ReactNode
  }

/**
 * Of pictures that do not fill the window's width, up to a page of 100rem, the widest of the themes. Where the words beside one are
 * higher than it would be, their height says how wide it is before it is cropped.
 */
const sizes: Readonly<Partial<Record<HomeLayout, { readonly sizes: string }>>> = {
  split: { sizes: '(width >= 100em) 66rem, (width >= 63.75em) 60rem, (width >= 40em) 120vw, 100vw' },
  pair: { sizes: '(width >= 100em) 66rem, (width >= 80em) 66vw, (width >= 63.75em) 72vw, (width >= 40em) 120vw, 100vw' },
}

/** This layout has a low picture on phones too, where the taller crop would lose most of its subject. */
const flat = { narrow: undefined }

/** The home screen of a brand that composes it itself: the sections in their order, and the screen's heading on top. */
export function HomeSections({ top, title, layout, children, ...rest }: HomeSectionsProps) {
  return (
    <HomeSectionsRoot {...rest} data-layout={top ? layout : undefined}>
      <HomeTop top={top && layout ? { ...sizes[layout], ...top, ...(layout === 'split' && flat) } : top} title={title} />
      {children}
    </HomeSectionsRoot>
  )
}

export type HomeSectionProps = RootProps<'section'> & {
  /** The section's heading. */
  readonly title: string
  /** Id of the heading; unlike any other on the page. */
  readonly headingId: string
  /** A sentence under the heading. */
  readonly text?: string
  /** At the end of the heading's line. */
  readonly link?: HomeLink | undefined
  /** What stands under the heading. */
  readonly children: ReactNode
}

/** A part of the home screen under a heading of its own. */
export function HomeSection({ title, headingId, text, link, children, ...rest }: HomeSectionProps) {
  return (
    <section {...rest} data-part="section" aria-labelledby={headingId}>
      <SectionHeading headingId={headingId} {...(text && { text })} {...(link && { link })}>
        {title}
      </SectionHeading>
      {children}
    </section>
  )
}
